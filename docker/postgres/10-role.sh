#!/bin/sh
# The role Sanctum works as: it owns its database and is no superuser.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$DATABASE_PASSWORD" <<'SQL'
create role sanctum login nosuperuser nocreatedb nocreaterole password :'password';
create database sanctum owner sanctum;
SQL
