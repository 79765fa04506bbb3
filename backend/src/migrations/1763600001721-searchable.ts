import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** For `translate`, which puts the characters of one text in the place of another's. */
const APOSTROPHES = String.raw`E'\u2019\u2018\u201B\u02BC\u02BB\u02BD\u02B9\u0060\u00B4\u2032\uFF07'`;
const HYPHENS = String.raw`E'\u2010\u2011\u2012\u2013\u2014\u2212'`;
const like = (sign: string, signs: string): string => `repeat('${sign}', length(${signs}))`;

/**
 * Search ignores case, accents and kinds of apostrophes and hyphens. Uses functions of PostgreSQL itself: the extension
 * `unaccent` is not on every server, and its function cannot be indexed.
 */
export class Searchable1763600001721 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function searchable(written text) returns text language sql immutable strict parallel safe as $$
        select replace(replace(replace(lower(translate(
          regexp_replace(
            normalize(translate(written, ${APOSTROPHES} || ${HYPHENS}, ${like("''", APOSTROPHES)} || ${like('-', HYPHENS)}), nfkd),
            '[\\u0300-\\u036f]', '', 'g'),
          'øØłŁđĐħĦıŧŦðÐ', 'oOlLdDhHitTdD')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
      $$;
    `);
  }
}
