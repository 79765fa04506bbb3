import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { AnswerAccessService } from './answer-access.service.js';
import { JOURNAL, type JournalRow, journalResponse } from './journals.sql.js';
import type { JournalAnswerResponse } from './journals.dto.js';

/** Max earlier versions kept: a journal saves itself every few seconds. */
export const VERSIONS_KEPT = 100;

/** A member's own journal answers, and drafts of assignments. Sharing them is done in journal-sharing.service.ts. */
@Injectable()
export class JournalsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
  ) {}

  /**
   * Saves the member's text and keeps the older one. With `expectedVersion` (0: nothing written yet) a newer edit is
   * not overwritten: 412 with the current text. Without it the last writer wins. Saving the same text again is not an
   * edit, so a save whose response was lost can be repeated.
   */
  async save(
    me: SignedIn,
    widgetId: string,
    text: string,
    expectedVersion?: number,
  ): Promise<JournalAnswerResponse> {
    await this.access.to(me, widgetId, 'journal', 'assignment');
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      if (!expectedVersion) await this.begin(tx, me, widgetId, text, now);
      const current = await readJournal(tx, me, widgetId);
      if (current?.text === text) return journalResponse(current);
      expectVersion(current, expectedVersion);
      await tx.query(
        `insert into journal_answer_versions (account_id, widget_id, version, text, saved_at)
         select account_id, widget_id, version, text, saved_at from journal_answers
         where account_id = $1 and widget_id = $2`,
        [me.accountId, widgetId],
      );
      await tx.query(
        `update journal_answers set text = $3, version = version + 1, saved_at = $4
         where account_id = $1 and widget_id = $2`,
        [me.accountId, widgetId, text, now],
      );
      await tx.query(
        'delete from journal_answer_versions where account_id = $1 and widget_id = $2 and version <= $3',
        [me.accountId, widgetId, current.version - VERSIONS_KEPT],
      );
      return journalResponse({ ...current, text, version: current.version + 1, savedAt: now });
    });
  }

  private async begin(tx: Tx, me: SignedIn, widgetId: string, text: string, now: Date): Promise<void> {
    await tx.query(
      `insert into journal_answers (account_id, widget_id, text, version, saved_at) values ($1, $2, $3, 1, $4)
       on conflict do nothing`,
      [me.accountId, widgetId, text, now],
    );
  }
}

/** Returns the member's journal answer and its shared copy; its row stays locked until the transaction ends. */
export function readJournal(tx: Tx, me: SignedIn, widgetId: string): Promise<JournalRow | undefined> {
  return tx.one<JournalRow>(
    `select ${JOURNAL.columns} from ${JOURNAL.from} where j.account_id = $1 and j.widget_id = $2 for update of j`,
    [me.accountId, widgetId],
  );
}

/** Throws, with the current text, if the member has read another version. */
export function expectVersion(
  current: JournalRow | undefined,
  expected: number | undefined,
): asserts current is JournalRow {
  if (current && (expected === undefined || expected === current.version)) return;
  throw new DomainError(
    'stale_edit',
    'This journal was changed somewhere else. Reload to see the latest version.',
    {
      current: current ? journalResponse(current) : null,
    },
  );
}
