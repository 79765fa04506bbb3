import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { EventDetailsQueries } from '../../community-events/index.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../kinds/paths.js';
import { TellManyService } from './tell-many.service.js';

/** Notifies many members of the coach's posts, announcements and events. */
@Injectable()
export class OnNewsForMany {
  constructor(
    private readonly many: TellManyService,
    private readonly bell: BellService,
    private readonly events: EventDetailsQueries,
  ) {}

  /** Notifies members of an announcement; with High Priority by email, too. */
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
      titleOf: { of: 'announcement', ids: [announcementId] },
      groupId: null,
      isUrgent,
    });
  }

  /** Withdraws notifications about an announcement that was deleted. */
  @On('announcement.removed', 'notifications.announcement-removed')
  async announcementRemoved({ announcementId }: EventMap['announcement.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'announcement', [announcementId]);
  }

  /** Notifies members who can see the coach's post; a post that mentions everyone counts as a mention. */
  @On('coach.wrote', 'notifications.coach-wrote')
  async coachWrote(wrote: EventMap['coach.wrote'], tx: Tx): Promise<void> {
    const { postId, commentId, groupId, by, mentionsEveryone, otherwiseToldIds } = wrote;
    await this.many.add(tx, {
      kind: mentionsEveryone ? 'mentioned' : 'coach_posted',
      thing: postId,
      source: commentId ?? postId,
      by,
      path: contributionPath(postId, commentId),
      groupId,
      exceptIds: otherwiseToldIds,
    });
  }

  @On('event.planned', 'notifications.event-planned')
  async eventPlanned({ eventId, groupId, by }: EventMap['event.planned'], tx: Tx): Promise<void> {
    const event = await this.events.facts(eventId);
    if (!event) return;
    await this.many.add(tx, {
      kind: 'event_planned',
      thing: eventId,
      source: eventId,
      by,
      path: `/community/events/${eventId}`,
      facts: { title: event.title, startsAt: event.startsAt.toISOString() },
      titleOf: { of: 'event', ids: [eventId] },
      groupId,
    });
  }

  /** Withdraws notifications about a canceled or deleted event; those of the cancellation stay until it is deleted. */
  @On('events.withdrawn', 'notifications.events-withdrawn')
  async eventsWithdrawn(
    { eventIds, areDeleted = false }: EventMap['events.withdrawn'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.gone(tx, 'event', eventIds);
    if (areDeleted) await this.bell.gone(tx, 'canceled-event', eventIds);
  }
}
