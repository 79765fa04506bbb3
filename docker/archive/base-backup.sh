#!/bin/sh
# Copies the whole database; with `if-none`, only if there is no copy yet. Keeps the newest BASE_BACKUPS copies, and the write-ahead log
# since the oldest of them. PGHOST and PGUSER name the database; ARCHIVE is the folder of the archive.
set -eu

copy() {
  rm -rf "$ARCHIVE"/base/*.part
  part="$ARCHIVE/base/new.part"
  pg_basebackup --pgdata="$part" --format=tar --gzip --wal-method=fetch --checkpoint=fast --no-password
  sync
  # named after the time it was complete, because it can be recovered to any later moment
  mv "$part" "$ARCHIVE/base/$(date -u +%Y%m%dT%H%M%SZ)"
}

forget_old() {
  copies=$(ls -1 "$ARCHIVE/base" | sort)
  for old in $(echo "$copies" | head -n "-$BASE_BACKUPS"); do rm -r "$ARCHIVE/base/${old:?}"; done
  oldest=$(echo "$copies" | tail -n "$BASE_BACKUPS" | head -n 1)
  first=$(tar -xzOf "$ARCHIVE/base/$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL.*file \([0-9A-F]*\).*/\1/p')
  pg_archivecleanup "$ARCHIVE/wal" "$first"
}

if [ "${1:-}" = if-none ] && [ -n "$(ls -A "$ARCHIVE/base")" ]; then exit; fi
copy
forget_old
echo "copied: $(ls -1 "$ARCHIVE/base" | sort | tail -n 1)"
