#!/bin/sh
# PostgreSQL's archive_command: stores a part of the write-ahead log. $1 is its path, $2 its name, ARCHIVE the folder of the archive.
set -eu
kept="$ARCHIVE/wal/$2"
# A file with this name exists if PostgreSQL stopped before it recorded the success. It is never replaced by a different one.
if [ -e "$kept" ]; then
  cmp -s "$1" "$kept"
  exit
fi
cp "$1" "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
