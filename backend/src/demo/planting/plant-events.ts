import { days, later, minutes } from '../../kernel/clock.js';
import { occurrences, wallTimeOf } from '../../modules/community-events/index.js';
import { demoEvents, type DemoEvent, demoId, demoPeople, spanishEvents } from '../content/index.js';
import type { Planting } from './planting.js';

/** Time zone of the demo's coach. */
const ZONE = 'America/Los_Angeles';

const idOf = (memberKey: string): string => demoPeople.find(({ key }) => key === memberKey)!.id;

/** Plants the coach's community events and their guests. */
export async function plantEvents(planting: Planting): Promise<void> {
  for (const event of demoEvents) await plantEvent(planting, event);
}

async function plantEvent(planting: Planting, event: DemoEvent): Promise<void> {
  const { tx, now, daysAgo } = planting;
  const { key, title, description, place, meetingUrl, capacity, groupKey, repeats } = event;
  const local = `${wallTimeOf(later(now, days(event.inDays)), ZONE).slice(0, 10)}T${event.at}`;
  const beginnings = occurrences(
    { local, timeZone: ZONE },
    { rhythm: repeats?.rhythm ?? 'weekly', until: null, most: repeats?.times ?? 1 },
  );
  for (const [n, startsAt] of beginnings.entries()) {
    const id = demoId(`event/${key}/${n}`);
    await tx.query(
      `insert into community_events (id, series_id, repeats, title, description, starts_at, ends_at, time_zone, place,
         meeting_link, capacity, group_id, state, created_at, translations)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'planned', $13, $14)`,
      [
        id,
        repeats ? demoId(`series/${key}`) : null,
        repeats?.rhythm ?? null,
        title,
        description,
        startsAt,
        later(startsAt, minutes(event.minutes)),
        ZONE,
        place,
        meetingUrl,
        capacity,
        groupKey === undefined ? null : demoId(`group/${groupKey}`),
        daysAgo(6),
        { es: spanishEvents[key] },
      ],
    );
    // most regular guests reply for the next occurrence only
    if (n === 0) await plantGuests(planting, id, event);
  }
}

async function plantGuests(
  { tx, daysAgo }: Planting,
  id: string,
  { coming, waiting }: DemoEvent,
): Promise<void> {
  const add = (memberKey: string, isComing: boolean, since: Date) =>
    tx.query(
      `insert into community_event_rsvps (id, event_id, account_id, state, created_at, coming_since)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        demoId(`rsvp/${id}/${memberKey}`),
        id,
        idOf(memberKey),
        isComing ? 'coming' : 'waiting',
        since,
        isComing ? since : null,
      ],
    );
  for (const memberKey of coming) await add(memberKey, true, daysAgo(4));
  for (const [n, memberKey] of waiting.entries()) await add(memberKey, false, later(daysAgo(2), minutes(n)));
}
