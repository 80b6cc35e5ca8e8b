#!/bin/sh
# A player for every game, without anything but a shell: plays the first legal action. It need not read JSON, because
# `type` always comes first, and `legal` before everything that is not fixed (see docs/players.md).

while IFS= read -r line; do
    case $line in
    '{"type":"hello",'*)
        echo '{"type":"ready","name":"first legal","version":"sh"}'
        ;;
    '{"type":"decide",'* | '{"type":"refused",'*)
        rest=${line#*'"legal":["'}
        printf '{"type":"play","action":"%s"}\n' "${rest%%'"'*}"
        ;;
    esac
done
