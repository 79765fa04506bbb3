import { statementWork } from './database.js';

test.each([
  ['select * from products where id = $1', 'select products'],
  ['\n  with due as (select id from "jobs") update jobs set a = 1', 'with jobs'],
  ['INSERT INTO "accounts"("id") VALUES ($1)', 'insert accounts'],
  ['update jobs set attempts = 1', 'update jobs'],
  ['START TRANSACTION', 'start'],
  [`select pg_notify($1, '')`, 'select'],
])('a trace describes %j as %j', (sql, name) => expect(statementWork(sql).name).toBe(name));
