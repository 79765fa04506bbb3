import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';

/** Withdraws notifications about deleted subjects and marks those about seen subjects as read. */
@Injectable()
export class OnSubjects {
  constructor(private readonly bell: BellService) {}

  @On('subject.gone', 'notifications.bell-subject-gone')
  subjectGone({ subject, ids, accountId }: EventMap['subject.gone'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, subject, ids, accountId);
  }

  @On('subject.seen', 'notifications.bell-subject-seen')
  subjectSeen({ subject, ids, accountId }: EventMap['subject.seen'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, subject, ids, accountId);
  }
}
