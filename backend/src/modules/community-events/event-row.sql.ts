import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { textIn } from '../../platform/database/translated.js';
import type { GroupKind } from '../groups/index.js';
import type { CommunityEvent } from './community-event.entity.js';

/** Facts of an event for members and the coach. */
export type EventRow = Pick<
  CommunityEvent,
  | 'id'
  | 'title'
  | 'description'
  | 'translations'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'place'
  | 'meetingUrl'
  | 'state'
  | 'cancelReason'
  | 'repeats'
  | 'capacity'
  | 'coming'
> & { waiting: number; group: { id: string; kind: GroupKind; name: string } | null };

/** Number of people on the waiting list of event `e`. */
export const WAITING = `(select count(*)::int from community_event_rsvps w where w.event_id = e.id and w.state = 'waiting')`;

/** Columns of an `EventRow`, of event `e`. */
export const eventColumns = (language: Language = DEFAULT_LANGUAGE): string => `
  e.id, e.title, e.description, e.translations, e.starts_at as "startsAt", e.ends_at as "endsAt", e.time_zone as "timeZone", e.place,
  e.meeting_link as "meetingUrl", e.state, e.cancel_reason as "cancelReason", e.repeats, e.capacity, e.coming,
  ${WAITING} as waiting,
  (select json_build_object('id', g.id, 'kind', g.kind, 'name', ${textIn(language, 'g', 'name')}) from group_facts g where g.id = e.group_id) as "group"`;
