import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock, later, seconds } from '../../../kernel/clock.js';
import { badRequest, conflict, refuseStaleEdit, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { writtenTranslations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { httpsUrl } from '../../../platform/zod/links.js';
import { AuditService } from '../../audit/index.js';
import { CommunityEvent } from '../community-event.entity.js';
import { PlacesService } from '../coming/places.service.js';
import { MOST_IN_SERIES } from '../event-words.js';
import { momentOf, movedAlike, occurrences, wallTimeOf } from '../schedule/occurrences.js';
import type { EventTermsRequest, NewEventRequest, PutEventRequest } from './coach-events.dto.js';
import { GuestNewsService } from './guest-news.service.js';
import { SeriesService } from './series.service.js';

@Injectable()
export class EventPlansService {
  constructor(
    private readonly database: Database,
    private readonly series: SeriesService,
    private readonly news: GuestNewsService,
    private readonly places: PlacesService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Plans an event or a series, and returns the id of the first event. */
  async add(by: string, { groupId, repeats, ...terms }: NewEventRequest): Promise<string> {
    checkWhere(terms);
    const beginnings = this.beginningsOf(terms, repeats);
    const seriesId = repeats === null ? null : newId();
    const rows = beginnings.map((startsAt) => ({
      id: newId(),
      seriesId,
      repeats: repeats?.rhythm ?? null,
      groupId,
      ...columnsOf(terms),
      startsAt,
      endsAt: later(startsAt, seconds(terms.durationSeconds)),
      state: 'planned' as const,
      createdAt: this.clock.now(),
    }));
    const { id } = rows[0]!;
    await this.database.transaction(async (tx) => {
      if (groupId !== null) await mustBeThere(tx, groupId);
      await tx.insert(CommunityEvent, rows);
      const subject = { type: 'community_event', id } as const;
      await this.audit.record(tx, { by, action: 'community.event_created', subject, count: rows.length });
      await this.outbox.publish(tx, 'event.planned', { eventId: id, groupId, by });
    });
    return id;
  }

  /**
   * Changes an event. With `expectedVersion`, newer edits are not overwritten: 412. Guests and the waiting list are
   * notified of a new time or location; additional spots go to the waiting list.
   */
  async change(
    by: string,
    id: string,
    { scope, ...terms }: PutEventRequest,
    expectedVersion?: number,
  ): Promise<void> {
    checkWhere(terms);
    try {
      await this.database.exclusiveTransaction('community-events', async (tx) => {
        const events = await this.series.lock(tx, id, scope);
        const first = events[0]!;
        refuseStaleEdit(expectedVersion, first.calendarSequence);
        const move = {
          from: { local: wallTimeOf(first.startsAt, first.timeZone), timeZone: first.timeZone },
          to: { local: terms.localStart, timeZone: terms.timeZone },
        };
        const isMoved = move.from.local !== move.to.local || move.from.timeZone !== move.to.timeZone;
        if (isMoved) this.mustBeToCome(momentOf(move.to));
        for (const event of events) {
          const startsAt = isMoved ? movedAlike(event.startsAt, move) : event.startsAt;
          await this.write(tx, event, terms, startsAt);
        }
        const subject = { type: 'community_event', id } as const;
        const fields = changedFields(first, terms, isMoved);
        await this.audit.record(tx, {
          by,
          action: 'community.event_changed',
          subject,
          fields,
          count: events.length,
        });
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'community_events_places') throw error;
      throw conflict('full', 'More people than that are already going.');
    }
  }

  private async write(tx: Tx, event: CommunityEvent, terms: EventTermsRequest, startsAt: Date) {
    const endsAt = later(startsAt, seconds(terms.durationSeconds));
    const isMoved = startsAt.getTime() !== event.startsAt.getTime();
    const isElsewhere = terms.place !== event.place || terms.meetingUrl !== event.meetingUrl;
    await tx.update(
      CommunityEvent,
      { id: event.id },
      {
        ...columnsOf(terms),
        startsAt,
        endsAt,
        calendarSequence: event.calendarSequence + 1,
        ...(isMoved && { movedAt: this.clock.now() }),
      },
    );
    if (isMoved || isElsewhere) await this.news.changed(tx, event, isMoved ? event.startsAt : null);
    await this.places.fill(tx, event.id);
  }

  private beginningsOf(terms: EventTermsRequest, repeats: NewEventRequest['repeats']): Date[] {
    const first = { local: terms.localStart, timeZone: terms.timeZone };
    this.mustBeToCome(momentOf(first));
    if (repeats === null) return [momentOf(first)];
    const { rhythm, times, until } = repeats;
    if ((times === null) === (until === null))
      throw invalid({ repeats: 'needs either a number of events or an end date' });
    const all = occurrences(first, { rhythm, until, most: times ?? MOST_IN_SERIES + 1 });
    if (all.length < 2) throw invalid({ repeats: 'ends before the first repeat' });
    if (all.length > MOST_IN_SERIES) throw invalid({ repeats: `can be at most ${MOST_IN_SERIES} events` });
    return all;
  }

  private mustBeToCome(startsAt: Date): void {
    if (startsAt <= this.clock.now()) throw invalid({ localStart: 'is already over' });
  }
}

const invalid = (fields: Record<string, string>) =>
  badRequest('invalid', 'Please check the highlighted fields', fields);

function checkWhere({ place, meetingUrl }: EventTermsRequest): void {
  if (place === null && meetingUrl === null)
    throw invalid({ place: 'is required if there’s no meeting link' });
  if (meetingUrl !== null && !httpsUrl.safeParse(meetingUrl).success)
    throw invalid({ meetingUrl: 'must start with https://' });
}

const columnsOf = ({
  title,
  description,
  translations,
  timeZone,
  place,
  meetingUrl,
  capacity,
}: EventTermsRequest) => ({
  title,
  description,
  ...(translations && { translations: writtenTranslations(translations) }),
  timeZone,
  place,
  meetingUrl,
  capacity,
});

/** Names of the fields that differ. */
function changedFields(before: CommunityEvent, terms: EventTermsRequest, isMoved: boolean): string[] {
  const columns = columnsOf(terms);
  const names = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (name) => !isDeepStrictEqual(columns[name], before[name]),
  );
  return isMoved ? ['startsAt', ...names] : names;
}

/**
 * Throws unless the circle exists. It belongs to another module and cannot be locked: deleting it removes its members
 * from the event.
 */
async function mustBeThere(tx: Tx, groupId: string): Promise<void> {
  const group = await tx.one<unknown>('select from group_facts where id = $1', [groupId]);
  if (!group)
    throw unprocessable('no_such_group', 'This circle or pod no longer exists', {
      groupId: 'no longer exists',
    });
}
