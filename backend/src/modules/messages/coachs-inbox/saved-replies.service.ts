import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, refuseStaleEdit } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import type { SavedReplyRequest, SavedReplyResponse } from './saved-replies.dto.js';

/** Max saved replies; nobody finds their way through more. */
const MOST = 50;

/** Manages a coach's own saved replies; another coach's do not exist here. */
@Injectable()
export class SavedRepliesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(accountId: string): Promise<SavedReplyResponse[]> {
    return this.database.query<SavedReplyResponse>(
      `select id, title, text, version from saved_replies where account_id = $1 order by lower(title), id limit ${MOST}`,
      [accountId],
    );
  }

  /**
   * Adds a reply. The count is part of the insert: two simultaneous ones may exceed the limit by one, which does no
   * harm.
   */
  async add(accountId: string, { title, text }: SavedReplyRequest): Promise<SavedReplyResponse> {
    const reply = { id: newId(), title, text, version: 1 };
    const rows = await this.database.query<{ id: string }>(
      `insert into saved_replies (id, account_id, title, text, created_at)
       select $1, $2, $3, $4, $5 where (select count(*) from saved_replies where account_id = $2) < ${MOST} returning id`,
      [reply.id, accountId, title, text, this.clock.now()],
    );
    if (rows.length === 0)
      throw conflict('full', `You’ve reached the limit of ${MOST} saved replies. Delete one first.`);
    return reply;
  }

  /** Changes a reply. With `expectedVersion`, a newer text is not overwritten: 412. */
  async change(
    accountId: string,
    id: string,
    { title, text }: SavedReplyRequest,
    expectedVersion?: number,
  ): Promise<SavedReplyResponse> {
    return this.database.transaction(async (tx) => {
      const before = await tx.one<{ version: number }>(
        'select version from saved_replies where id = $2 and account_id = $1 for update',
        [accountId, id],
      );
      if (!before) throw notFound('Saved reply');
      refuseStaleEdit(expectedVersion, before.version);
      return tx.only<SavedReplyResponse>(
        `update saved_replies set title = $2, text = $3, version = version + 1 where id = $1
         returning id, title, text, version`,
        [id, title, text],
      );
    });
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const removed = await tx.changed('delete from saved_replies where id = $2 and account_id = $1', [
        accountId,
        id,
      ]);
      if (removed === 0) throw notFound('Saved reply');
    });
  }
}
