#!/bin/sh
# PostgreSQL's archive_command: keeps a piece of the write-ahead log. $1 is its path, $2 its name, ARCHIVE the folder of the archive.
set -eu
kept="$ARCHIVE/wal/$2"
# One that is there already was kept before PostgreSQL could note it; another one never takes its place.
if [ -e "$kept" ]; then
  cmp -s "$1" "$kept"
  exit
fi
cp "$1" "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
