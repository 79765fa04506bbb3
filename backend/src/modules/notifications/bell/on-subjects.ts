import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';

/** Takes back or marks as read what was told of things. */
@Injectable()
export class OnSubjects {
  constructor(private readonly bell: BellService) {}

  /** Withdraws what was told of things that are gone. */
  @On('subject.gone', 'notifications.bell-subject-gone')
  subjectGone({ subject, ids, accountId }: EventMap['subject.gone'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, subject, ids, accountId);
  }

  /** Marks as read what was told of things that a person has seen. */
  @On('subject.seen', 'notifications.bell-subject-seen')
  subjectSeen({ subject, ids, accountId }: EventMap['subject.seen'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, subject, ids, accountId);
  }
}
