import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { EventDetailsQueries } from '../../community-events/index.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';
import { TellManyService } from './tell-many.service.js';

/** Tells many members what the coach has written or planned. */
@Injectable()
export class OnNewsForMany {
  constructor(
    private readonly many: TellManyService,
    private readonly bell: BellService,
    private readonly events: EventDetailsQueries,
  ) {}

  /** Tells the members of an announcement; of one with High Priority by mail, too. */
  @On('announcement.made', 'notifications.announcement-made')
  async announcementMade(made: EventMap['announcement.made'], tx: Tx): Promise<void> {
    const { announcementId, title, isUrgent, by } = made;
    await this.many.add(tx, {
      kind: 'announced',
      thing: announcementId,
      source: announcementId,
      by,
      path: '/community/announcements',
      facts: { title },
      groupId: null,
      isUrgent,
    });
  }

  /** Withdraws what was told of an announcement that was taken back. */
  @On('announcement.removed', 'notifications.announcement-removed')
  async announcementRemoved({ announcementId }: EventMap['announcement.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'announcement', [announcementId]);
  }

  /** Tells those who can see it what the coach has written; where it mentions everyone, as a mention. */
  @On('coach.wrote', 'notifications.coach-wrote')
  async coachWrote(wrote: EventMap['coach.wrote'], tx: Tx): Promise<void> {
    const { postId, commentId, groupId, by, mentionsEveryone, otherwiseToldIds } = wrote;
    await this.many.add(tx, {
      kind: mentionsEveryone ? 'mentioned' : 'coach-posted',
      thing: postId,
      source: commentId ?? postId,
      by,
      path: contributionPath(postId, commentId),
      groupId,
      exceptIds: otherwiseToldIds,
    });
  }

  /** Tells those whom an event is for that there is one. */
  @On('event.planned', 'notifications.event-planned')
  async eventPlanned({ eventId, groupId, by }: EventMap['event.planned'], tx: Tx): Promise<void> {
    const event = await this.events.facts(eventId);
    if (!event) return;
    await this.many.add(tx, {
      kind: 'event-planned',
      thing: eventId,
      source: eventId,
      by,
      path: `/community/events/${eventId}`,
      facts: { title: event.title, startsAt: event.startsAt.toISOString() },
      groupId,
    });
  }

  /** An event that was cancelled or deleted is told of no longer, but that it was cancelled: its page stays until it is deleted. */
  @On('events.withdrawn', 'notifications.events-withdrawn')
  async eventsWithdrawn(
    { eventIds, areDeleted = false }: EventMap['events.withdrawn'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.gone(tx, 'event', eventIds);
    if (areDeleted) await this.bell.gone(tx, 'canceled-event', eventIds);
  }
}
