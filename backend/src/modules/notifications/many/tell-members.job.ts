import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import type { PayloadOf } from '../../../platform/jobs/job.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { sameThing } from '../same-thing.js';
import { RecipientsQueries } from './recipients.queries.js';
import { TELL_MEMBERS, TellManyService } from './tell-many.service.js';

const SIZE = 200;

/** Notifies one batch of members, and queues the next one in the same transaction. Repeating it notifies nobody twice. */
@Injectable()
export class TellMembersJob {
  constructor(
    private readonly database: Database,
    private readonly recipients: RecipientsQueries,
    private readonly bell: BellService,
    private readonly post: MailPostService,
    private readonly many: TellManyService,
  ) {}

  @Runs(TELL_MEMBERS)
  async run({ news, after }: PayloadOf<typeof TELL_MEMBERS>): Promise<void> {
    const { kind, thing, source, course, isUrgent = false } = news;
    await this.database.transaction(async (tx) => {
      if (!(await this.recipients.isThere(tx, news))) return;
      const { notified, next } = await this.recipients.page(tx, news, after, SIZE);
      await this.bell.ringMany(tx, notified, { ...news, isMailed: isUrgent });
      if (kind === 'announced' && isUrgent)
        await this.post.addMany(
          tx,
          notified.map((accountId) => ({
            kind,
            thing: sameThing(accountId, thing),
            accountId,
            details: { announcementId: thing },
          })),
        );
      if (course)
        await this.post.addMany(
          tx,
          notified.map((accountId) => ({
            kind: 'lessons_added',
            thing: sameThing(accountId, source),
            accountId,
            details: {
              courseId: course.id,
              course: course.title,
              lessons: course.lessons,
              lessonIds: course.lessonIds,
            },
          })),
        );
      if (next !== undefined) await this.many.add(tx, news, next);
    });
  }
}
