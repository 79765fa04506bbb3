import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { anEvent, neighbours, type PlannedEvent, rsvp, takeBack } from '../../../test/builders/events.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { PlacesService } from './coming/places.service.js';
import { EventReadersService } from './coming/event-readers.service.js';
import { RsvpsService } from './coming/rsvps.service.js';
import { deepTest } from '../../../test/deep-test.js';

const PEOPLE = 50;
const PLACES = 5;
/** Fewer than there are connections, so that in the twin all have read before the first one writes. */
const AT_ONCE = 10;

let t: TestApp;
let people: Person[];
let event: PlannedEvent;
beforeAll(async () => {
  t = await startTestApp();
  people = await neighbours(t, PEOPLE);
  event = await anEvent(await aCreator(t), { capacity: PLACES });
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from community_event_rsvps'));

const counted = async () =>
  (await t.database.query(
    `select state, count(*)::int from community_event_rsvps group by state order by state`,
  )) as { state: string; count: number }[];

/** Runs the same service where nobody waits for anyone. Returns how many were refused. */
async function comeWithoutLocks(): Promise<number> {
  const unlocked = new WithoutLocks(t.app.get(DataSource), AT_ONCE);
  const of = <Service>(which: abstract new (...args: never[]) => Service): Service =>
    t.app.get(which as never, { strict: false });
  const service = new RsvpsService(unlocked, of(EventReadersService), of(PlacesService), of(Outbox), t.clock);
  const answers = await Promise.allSettled(
    people
      .slice(0, AT_ONCE)
      .map(({ id: accountId }) => service.come({ accountId, role: 'member' } as never, event.id)),
  );
  return answers.filter(({ status }) => status === 'rejected').length;
}

test('of fifty simultaneous RSVPs, five get a spot and the others wait', async () => {
  const answers = await Promise.all(people.map((person) => rsvp(person, event)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await counted()).toEqual([
    { state: 'coming', count: PLACES },
    { state: 'waiting', count: PEOPLE - PLACES },
  ]);
});

test('while all guests cancel at once, each spot goes to someone on the waiting list', async () => {
  for (const person of people.slice(0, 2 * PLACES)) await rsvp(person, event).expect(200);
  await Promise.all(people.slice(0, PLACES).map((person) => takeBack(person, event).expect(200)));
  expect(await counted()).toEqual([{ state: 'coming', count: PLACES }]);
});

test('without locks, the constraint alone keeps it at five', async () => {
  expect(await comeWithoutLocks()).toBe(AT_ONCE - PLACES);
  expect(await counted()).toEqual([{ state: 'coming', count: PLACES }]);
});

deepTest('without the constraint as well, more come than there are places', async () => {
  await t.database.query('alter table community_events drop constraint community_events_places');
  expect(await comeWithoutLocks()).toBe(0);
  expect(await counted()).toEqual([{ state: 'coming', count: AT_ONCE }]);
});
