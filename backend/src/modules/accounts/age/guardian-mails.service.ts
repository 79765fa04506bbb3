import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Language } from '../../../kernel/languages.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

const KEPT_FOR = days(7);

/** Emails a guardian how to create the minor's account. */
@Injectable()
export class GuardianMailsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Sends at most one email in seven days to an address, no matter who asks. */
  async ask(email: string, language: Language | undefined): Promise<void> {
    await this.database.transaction(async (tx) => {
      const asked = await tx.one<{ id: string }>(
        `insert into guardian_mails (id, email, language, asked_at) values ($1, $2, $3, $4)
         on conflict (email) do nothing returning id`,
        [newId(), email, language ?? null, this.clock.now()],
      );
      if (asked) await this.outbox.publish(tx, 'guardian.wanted', { guardianMailId: asked.id });
    });
  }

  /** Returns the recipient; undefined when the address has been forgotten. */
  recipient(id: string): Promise<{ email: string; language: Language | null } | undefined> {
    return this.database.one('select email, language from guardian_mails where id = $1', [id]);
  }

  async forgetOld(): Promise<void> {
    await this.database.query('delete from guardian_mails where asked_at <= $1', [
      later(this.clock.now(), -KEPT_FOR),
    ]);
  }
}
