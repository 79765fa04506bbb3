import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';

/** Marks notifications as read and updates the person's other devices. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly updates: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  /** Marks one notification as read; another person's notification is not found. */
  async read({ accountId }: SignedIn, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await tx.changed(
        'update notifications set read_at = coalesce(read_at, $3) where id = $2 and account_id = $1',
        [accountId, id, this.clock.now()],
      );
      if (found === 0) throw notFound('Notification');
      await this.tell(tx, accountId, id);
    });
  }

  /** Marks the notifications that lead to a page as read. */
  async seen({ accountId }: SignedIn, path: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const read = await tx.query<{ id: string }>(
        `update notifications set read_at = $3
         where account_id = $1 and read_at is null and split_part(path, '#', 1) = $2 returning id`,
        [accountId, path, this.clock.now()],
      );
      if (read.length > 0) await this.tell(tx, accountId, read[0]!.id);
    });
  }

  async readAll({ accountId }: SignedIn, through: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const read = await tx.query<{ id: string }>(
        `update notifications set read_at = $3
         where account_id = $1 and read_at is null and in_app and date_trunc('milliseconds', changed_at) <= $2 returning id`,
        [accountId, through, this.clock.now()],
      );
      if (read.length > 0) await this.tell(tx, accountId, read[0]!.id);
    });
  }

  /** Deletes notifications after 90 days, read or not (product rule 14.3). */
  @Every(hours(24), 'notifications.forget')
  async forgetOld(): Promise<void> {
    const before = [later(this.clock.now(), -days(90))];
    await this.database.query('delete from notifications where changed_at < $1', before);
    await this.database.query(
      'delete from notification_sources where notification_id is null and happened_at < $1',
      before,
    );
  }

  private tell(tx: Tx, accountId: string, id: string): Promise<void> {
    return this.updates.publish(tx, [accountId], { topic: 'notification', id });
  }
}
