#!/bin/sh
# The roles of Sanctum, neither of them a superuser: `sanctum_owner` owns the database and runs migrations; `sanctum`, which the server
# works as, reads and writes rows, as `cli migrate` lets it.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$DATABASE_PASSWORD" --set owner="$MIGRATOR_PASSWORD" <<'SQL'
create role sanctum_owner login nosuperuser nocreatedb nocreaterole password :'owner';
create role sanctum login nosuperuser nocreatedb nocreaterole password :'password';
create database sanctum owner sanctum_owner;
SQL
