import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

const oneOf = (columns: readonly string[]): string => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${of('old')}) is distinct from (${of('new')})`;
};

/** Tables that programs poll: the change that counts, and the time of rows that are there already. */
const POLLED = [
  [
    'community_posts',
    oneOf(['text', 'tag', 'state', 'hidden_reason', 'shown_at', 'edited_at', 'pinned_at']),
    'coalesce(edited_at, shown_at)',
  ],
  [
    'conversation_participants',
    oneOf(['last_sequence', 'read_through', 'answer_awaited_since']),
    'last_message_at',
  ],
] as const;

/** Milliseconds, because a page goes on after the time of its last row as JSON has it. */
const NOW = `date_trunc('milliseconds', clock_timestamp())`;

/**
 * Adds the times of changes of questions and conversations, so that programs can ask for what is new. An answer changes
 * its question, and a message that was edited, deleted or hidden changes its conversation.
 */
export class PolledQuestions1763600001802 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function keep_time_of_update() returns trigger language plpgsql as $$
        BEGIN
          NEW.updated_at := ${NOW};
          RETURN NEW;
        END $$`);
    for (const [table, changed, before] of POLLED) {
      await runner.query(`alter table ${table} add column updated_at timestamptz not null default now()`);
      await runner.query(`-- allowed: no release before 0.1.0 is in use, so nobody waits
        update ${table} set updated_at = date_trunc('milliseconds', ${before})`);
      await runner.query(`
        create trigger ${table}_added before insert on ${table}
          for each row execute function keep_time_of_update();
        create trigger ${table}_updated before update on ${table}
          for each row when (${changed}) execute function keep_time_of_update()`);
    }
    await runner.query(`
      create index community_posts_updated on community_posts (updated_at, id)
        where group_id is null and kind = 'question';
      create index conversation_participants_updated
        on conversation_participants (account_id, updated_at, conversation_id)`);
    await this.keepThroughOthers(runner);
  }

  private async keepThroughOthers(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function answers_change_question() returns trigger language plpgsql as $$
        BEGIN
          UPDATE community_posts SET updated_at = ${NOW}
          WHERE id = coalesce(NEW.post_id, OLD.post_id) AND kind = 'question';
          RETURN NULL;
        END $$;
      create trigger community_comments_answered after insert or delete or update of text, state
        on community_comments for each row execute function answers_change_question();
      create trigger community_accepted_answers_accepted after insert or delete or update
        on community_accepted_answers for each row execute function answers_change_question();

      create function messages_change_conversation() returns trigger language plpgsql as $$
        BEGIN
          UPDATE conversation_participants SET updated_at = ${NOW} WHERE conversation_id = NEW.conversation_id;
          RETURN NULL;
        END $$;
      create trigger messages_changed after update of text, edited_at, deleted_at, hidden_at
        on messages for each row execute function messages_change_conversation()`);
  }
}
