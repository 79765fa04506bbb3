import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound, refuseStaleEdit } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { writtenTranslations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AuditService } from '../../audit/index.js';
import { CommunityAnnouncement } from './announcement.entity.js';
import type { AnnouncementRequest } from './announcements.dto.js';

type Action = 'announced' | 'announcement_changed' | 'announcement_deleted';

/** Stores translations without their empty texts; omitted ones stay. */
const textsOf = ({ translations, ...request }: AnnouncementRequest) => ({
  ...request,
  ...(translations && { translations: writtenTranslations(translations) }),
});

/** Lets the coach publish, change and delete announcements. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Returns the id. */
  async add(by: string, request: AnnouncementRequest): Promise<string> {
    const id = newId();
    await this.database.transaction(async (tx) => {
      await tx.insert(CommunityAnnouncement, { ...textsOf(request), id, createdAt: this.clock.now() });
      await this.record(tx, by, id, 'announced');
      const { title, priority } = request;
      const isUrgent = priority === 'high';
      await this.outbox.publish(tx, 'announcement.made', { announcementId: id, title, isUrgent, by });
    });
    return id;
  }

  /** Changes an announcement. With `expectedVersion`, a newer text is not overwritten: 412. */
  async change(
    by: string,
    id: string,
    request: AnnouncementRequest,
    expectedVersion?: number,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await tx.findOne(CommunityAnnouncement, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw notFound('Announcement');
      refuseStaleEdit(expectedVersion, before.version);
      const changes = { ...textsOf(request), editedAt: this.clock.now(), version: before.version + 1 };
      await tx.update(CommunityAnnouncement, { id }, changes);
      await this.record(tx, by, id, 'announcement_changed');
    });
  }

  async remove(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(CommunityAnnouncement, { id });
      if (!affected) throw notFound('Announcement');
      await this.record(tx, by, id, 'announcement_deleted');
      await this.outbox.publish(tx, 'announcement.removed', { announcementId: id });
    });
  }

  /**
   * Marks announcements as read on the member's screen, so their notifications disappear. Repeating it, or other ids,
   * changes nothing.
   */
  async see({ accountId }: SignedIn, ids: readonly string[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const seen = await tx.query<{ id: string }>(
        `insert into community_seen_announcements (announcement_id, account_id, seen_at)
         select a.id, m.id, $3 from community_announcements a join members m on m.id = $1 where a.id = any($2::uuid[])
         on conflict (announcement_id, account_id) do nothing returning announcement_id as id`,
        [accountId, ids, this.clock.now()],
      );
      if (seen.length === 0) return;
      const subject = 'announcement';
      await this.outbox.publish(tx, 'subject.seen', { subject, ids: seen.map(({ id }) => id), accountId });
    });
  }

  private record(tx: Tx, by: string, id: string, action: Action): Promise<void> {
    const subject = { type: 'community_announcement', id } as const;
    return this.audit.record(tx, { by, action: `community.${action}`, subject });
  }
}
