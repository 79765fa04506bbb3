#!/bin/sh
# Runs a command every night at an hour (UTC): nightly.sh 2 node backend/dist/cli.js backup /backups
# Replaces cron, which would need root. The command's output is in its container's log.
set -eu
hour=$1
shift
while :; do
  sleep $(((86400 + hour * 3600 - $(date +%s) % 86400) % 86400 + 1))
  "$@" || echo "failed: $*; next try tomorrow" >&2
done
