#!/bin/sh
# A command that judges one line and ends, under Arbiter: right, but slow. To wrap your own, change
# the specs and the command in judge().
engines=$(dirname "$0")/../engines

judge() {
    case $1 in
    *ugo*) game=ugo ;;
    *) game=englishman ;;
    esac
    printf '%s\n' "$1" | python3 "$engines/$game.py" --level 3
}

while IFS= read -r line || [ -n "$line" ]; do
    case $line in
    'hello '*) echo 'hello version=1 level=3 spec=englishman@*?* spec=ugo@*?*' ;;
    *) judge "$line" || exit ;; # Arbiter reports an engine that ends
    esac
done
