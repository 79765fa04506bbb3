import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Columns whose values had hyphens. */
const COLUMNS = {
  audit_entries: ['action', 'subject_type'],
  community_events: ['repeats'],
  community_posts: ['tag'],
  community_reports: ['weight'],
  consents: ['method', 'purpose'],
  growth_entries: ['action'],
  growth_rules: ['action'],
  mail_wordings: ['kind'],
  mailing_deliveries: ['reason', 'status'],
  mails: ['kind', 'returned_because'],
  notification_preferences: ['kind'],
  notification_settings: ['digest'],
  notification_sources: ['kind'],
  notifications: ['kind'],
  one_time_tokens: ['purpose'],
  review_reports: ['weight'],
  sequence_entries: ['end_reason'],
  sequences: ['trigger'],
  upload_tickets: ['purpose'],
};

const LISTS = [
  ['accounts', 'agreed_purposes'],
  ['guardian_links', 'wished_purposes'],
] as const;

const ACTS = ['second-factor-on', 'second-factor-off', 'recovery-codes', 'api-token'].map(
  (act) => `"act": "${act}"`,
);
const NEWS = ['event-planned', 'coach-posted', 'message-waiting', 'marketing-mailing', 'service-mailing'].map(
  (kind) => `"kind": "${kind}"`,
);

/** Parts of stored JSON with such values. Jobs are payloads of news and emails that have not been sent yet. */
const DOCUMENTS = [
  ['jobs', 'payload', [...ACTS, ...NEWS]],
  ['notifications', 'facts', ACTS],
  ['broadcasts', 'segment', ['"kind": "not-owners"']],
  ['broadcasts', 'left_out', ['"not-agreed": ']],
] as const;

/** Tables whose triggers refuse changes. Their facts stay, and are only spelled differently. */
const KEPT = ['audit_entries', 'consents'];

/** Replaces hyphens in the quoted values of a definition. */
const inSnakeCase = (definition: string): string =>
  definition.replaceAll(/'[a-z]+(?:-[a-z]+)+'/g, (value) => value.replaceAll('-', '_'));

interface Definition {
  name: string;
  relation: string;
  definition: string;
}

/** Spells stored values in snake_case, as the contract does. No release before 0.1.0 is in use, so none runs beside this one. */
export class SnakeCaseValues1763600001800 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    const checks = await this.hyphenated(
      runner,
      `select conname as name, conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    const indexes = await this.hyphenated(
      runner,
      `select indexname as name, tablename as relation, indexdef as definition from pg_indexes where schemaname = 'public'`,
    );
    for (const { name, relation } of checks)
      await runner.query(`alter table ${relation} drop constraint ${name}`);
    for (const { name } of indexes) await runner.query(`drop index ${name}`);
    await this.renameValues(runner);
    for (const { name, relation, definition } of checks)
      await runner.query(`alter table ${relation} add constraint ${name} ${inSnakeCase(definition)}`);
    for (const { definition } of indexes) await runner.query(inSnakeCase(definition));
    await runner.query(`alter table notification_settings alter column digest set default 'at_once'`);
    await this.renameInViews(runner);
  }

  private async hyphenated(runner: QueryRunner, sql: string): Promise<Definition[]> {
    const rows = (await runner.query(sql)) as Definition[];
    return rows.filter(({ definition }) => inSnakeCase(definition) !== definition);
  }

  private async renameValues(runner: QueryRunner): Promise<void> {
    for (const table of KEPT) await runner.query(`alter table ${table} disable trigger user`);
    for (const [table, columns] of Object.entries(COLUMNS))
      await runner.query(
        `update ${table} set ${columns.map((column) => `${column} = replace(${column}, '-', '_')`).join(', ')}
         where strpos(concat(${columns.join(', ')}), '-') > 0`,
      );
    for (const table of KEPT) await runner.query(`alter table ${table} enable trigger user`);
    for (const [table, column] of LISTS)
      await runner.query(
        `update ${table} set ${column} = array_replace(${column}, 'unseen-posts', 'unseen_posts')
         where 'unseen-posts' = any (${column})`,
      );
    for (const [table, column, parts] of DOCUMENTS)
      for (const part of parts)
        await runner.query(
          `update ${table} set ${column} = replace(${column}::text, $1, $2)::jsonb where strpos(${column}::text, $1) > 0`,
          [part, part.replaceAll('-', '_')],
        );
  }

  /** Keeps the columns, so that views of views stay. */
  private async renameInViews(runner: QueryRunner): Promise<void> {
    const views = await this.hyphenated(
      runner,
      `select viewname as name, viewname as relation, definition from pg_views where schemaname = 'public'`,
    );
    for (const { name, definition } of views)
      await runner.query(`create or replace view ${name} as ${inSnakeCase(definition)}`);
  }
}
