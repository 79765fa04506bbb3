#!/bin/sh
# Creates Sanctum's two roles, neither a superuser: `sanctum_owner` owns the database and migrates it. `sanctum` is the server's role,
# to which `cli migrate` grants reading and writing rows.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$DATABASE_PASSWORD" --set owner="$MIGRATOR_PASSWORD" <<'SQL'
create role sanctum_owner login nosuperuser nocreatedb nocreaterole password :'owner';
create role sanctum login nosuperuser nocreatedb nocreaterole password :'password';
create database sanctum owner sanctum_owner;
SQL
