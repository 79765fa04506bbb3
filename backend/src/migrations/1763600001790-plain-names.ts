import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

const TABLES = [
  ['letters', 'mailings'],
  ['letter_links', 'mailing_links'],
  ['letter_deliveries', 'mailing_deliveries'],
  ['letter_link_clicks', 'mailing_link_clicks'],
  ['untold_sales', 'unreported_sales'],
] as const;

const COLUMNS = [
  ['mailing_links', 'letter_id', 'mailing_id'],
  ['mailing_deliveries', 'letter_id', 'mailing_id'],
  ['broadcasts', 'letter_id', 'mailing_id'],
  ['sequence_steps', 'letter_id', 'mailing_id'],
  ['growth_rules', 'deed', 'action'],
  ['growth_entries', 'deed', 'action'],
  ['conversation_participants', 'is_told', 'is_notified'],
  ['community_mentions', 'told_at', 'notified_at'],
  ['community_posts', 'unanswered_told_at', 'unanswered_notified_at'],
  ['community_post_files', 'is_film', 'is_video'],
] as const;

const CONSTRAINTS = [
  ['mailings', ['letters_pk']],
  ['mailing_links', ['letter_links_pk', 'letter_links_address', 'letter_links_letter_fk']],
  ['broadcasts', ['broadcasts_letter', 'broadcasts_letter_fk']],
  ['sequence_steps', ['sequence_steps_letter', 'sequence_steps_letter_fk']],
  [
    'mailing_deliveries',
    [
      'letter_deliveries_pk',
      'letter_deliveries_step_once',
      'letter_deliveries_entry_fk',
      'letter_deliveries_letter_fk',
      'letter_deliveries_reason',
      'letter_deliveries_status',
    ],
  ],
  [
    'mailing_link_clicks',
    [
      'letter_link_clicks_pk',
      'letter_link_clicks_delivery_fk',
      'letter_link_clicks_link_fk',
      'letter_link_clicks_count',
    ],
  ],
  ['unreported_sales', ['untold_sales_pk']],
] as const;

const INDEXES = [
  'letter_deliveries_account',
  'letter_deliveries_letter',
  'letter_deliveries_once',
  'letter_deliveries_posted',
  'letter_deliveries_waiting',
  'letter_link_clicks_link',
  'untold_sales_time',
];

/** Former and new kinds of emails. */
const KINDS = [
  ['coach-letter', 'coach-email'],
  ['marketing-letter', 'marketing-mailing'],
  ['service-letter', 'service-mailing'],
] as const;

const inPlainWords = (name: string) =>
  name.replaceAll('letter', 'mailing').replaceAll('untold', 'unreported');

/**
 * Renames tables, columns and kinds of emails to the words of docs/glossary.md. No release before 0.1.0 is in use, so
 * none runs beside this one.
 */
export class PlainNames1763600001790 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name] of TABLES) await runner.query(`alter table ${table} rename to ${name}`);
    for (const [table, column, name] of COLUMNS)
      await runner.query(`alter table ${table} rename column ${column} to ${name}`);
    for (const [table, constraints] of CONSTRAINTS)
      for (const name of constraints)
        await runner.query(`alter table ${table} rename constraint ${name} to ${inPlainWords(name)}`);
    for (const name of INDEXES) await runner.query(`alter index ${name} rename to ${inPlainWords(name)}`);
    // allowed: nothing outside this release has read it
    await runner.query(`-- allowed: nothing outside this release reads the view
      alter view letter_readers rename to mailing_readers`);
    await this.renameKinds(runner, 'mails');
    await this.renameKinds(runner, 'notification_preferences');
    for (const [before, kind] of KINDS)
      await runner.query('update mail_wordings set kind = $2 where kind = $1', [before, kind]);
    await runner.query(`
      update jobs set kind = 'broadcasts.mailings-left', dedupe_key = replace(dedupe_key, 'letters-left', 'mailings-left'),
        payload = replace(payload::text, '-letter"', '-mailing"')::jsonb
      where kind = 'broadcasts.letters-left'`);
    for (const table of ['site_draft', 'site_editions'])
      await runner.query(`
        update ${table} set content = jsonb_set(content #- '{pictures,hero,film}', '{pictures,hero,video}',
          content #> '{pictures,hero,film}')
        where content #> '{pictures,hero}' ? 'film'`);
  }

  private async renameKinds(runner: QueryRunner, table: string): Promise<void> {
    const name = `${table}_kind`;
    const [check] = (await runner.query(
      'select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = $1',
      [name],
    )) as { allowed: string }[];
    await runner.query(`alter table ${table} drop constraint ${name}`);
    for (const [before, kind] of KINDS)
      await runner.query(`update ${table} set kind = $2 where kind = $1`, [before, kind]);
    const allowed = KINDS.reduce(
      (all, [before, kind]) => all.replace(`'${before}'`, `'${kind}'`),
      check!.allowed,
    );
    await runner.query(`alter table ${table} add constraint ${name} ${allowed}`);
  }
}
