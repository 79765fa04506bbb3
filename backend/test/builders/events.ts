import type { TestApp } from '../app.js';
import { aNeighbour } from './community.js';
import type { Person } from './people.js';

export interface PlannedEvent {
  id: string;
  startsAt: string;
  localStart: string;
}

/** Event details that the coach sends: a Tuesday evening online, for everyone, without a limit. */
export const EVENT_TERMS = {
  title: 'Reading aloud together',
  description: 'Bring a book.',
  localStart: '2027-03-02T19:00',
  durationSeconds: 5400,
  timeZone: 'Europe/Lisbon',
  place: null,
  meetingUrl: 'https://meet.example.org/garden',
  capacity: null,
} as const;

export const NEW_EVENT = { ...EVENT_TERMS, groupId: null, repeats: null } as const;

export async function anEvent(
  { browser }: Person,
  wishes: Partial<Record<keyof typeof NEW_EVENT, unknown>> = {},
): Promise<PlannedEvent> {
  const { body } = await browser
    .post('/api/creator/events')
    .send({ ...NEW_EVENT, ...wishes })
    .expect(201);
  return body as PlannedEvent;
}

export const rsvp = ({ browser }: Pick<Person, 'browser'>, { id }: Pick<PlannedEvent, 'id'>) =>
  browser.post(`/api/community/events/${id}/rsvp`).send({});

export const takeBack = ({ browser }: Pick<Person, 'browser'>, { id }: Pick<PlannedEvent, 'id'>) =>
  browser.post(`/api/community/events/${id}/cancel-rsvp`);

/** Creates this many members who may attend. */
export const neighbours = (t: TestApp, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => aNeighbour(t, { name: `Neighbour ${n + 1}` })));
