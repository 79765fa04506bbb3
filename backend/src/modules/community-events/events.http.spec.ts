import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCircle, aNeighbour } from '../../../test/builders/community.js';
import { anEvent, EVENT_TERMS, NEW_EVENT, rsvp } from '../../../test/builders/events.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { days, hours, later, seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aNeighbour(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from community_events'));

interface Shown {
  id: string;
  title: string;
  startsAt: string;
  localStart: string;
  state: string;
  coming: number;
  mine: string | null;
  meetingUrl: string | null;
}

const path = '/api/community/events';
const ofCoach = '/api/creator/events';
const page = async ({ browser }: Person, after?: string) =>
  (await browser.get(path).query({ after }).expect(200)).body as { items: Shown[]; next: string | null };
const see = async ({ browser }: Person, { id }: { id: string }) =>
  (await browser.get(`${path}/${id}`).expect(200)).body as Shown;
const seenByCoach = async (filter: object = {}) =>
  (
    await coach.browser
      .get(ofCoach)
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as Shown[];
const change = ({ id }: { id: string }, changes: object, scope = 'this') =>
  coach.browser.put(`${ofCoach}/${id}`).send({ ...EVENT_TERMS, ...changes, scope });
const cancel = ({ id }: { id: string }, scope = 'this') =>
  coach.browser.post(`${ofCoach}/${id}/cancel`).send({ reason: 'I have lost my voice.', scope });
const starts = (events: readonly Shown[]) => events.map(({ localStart }) => localStart);
const aSeries = (repeats: object = { rhythm: 'weekly', times: 3, until: null }, wishes: object = {}) =>
  anEvent(coach, { localStart: '2027-03-09T19:00', ...wishes, repeats });

describe('an event', () => {
  test('is seen by members with its free spots, and by the coach with its link', async () => {
    const event = await anEvent(coach, { capacity: 12 });
    expect((await page(rosa)).items).toEqual([
      expect.objectContaining({
        id: event.id,
        title: EVENT_TERMS.title,
        startsAt: '2027-03-02T19:00:00.000Z',
        endsAt: '2027-03-02T20:30:00.000Z',
        timeZone: 'Europe/Lisbon',
        place: null,
        isOnline: true,
        capacity: 12,
        coming: 0,
        waiting: 0,
        placesLeft: 12,
        mine: null,
        meetingUrl: null,
        canRsvp: true,
      }),
    ]);
    expect(await seenByCoach()).toMatchObject([{ meetingUrl: EVENT_TERMS.meetingUrl }]);
  });

  test('leaves the list when it is over, and keeps its page', async () => {
    const event = await anEvent(coach);
    await t.database.query(`update community_events set starts_at = $1, ends_at = $2 where id = $3`, [
      later(t.clock.now(), -hours(2)),
      later(t.clock.now(), 1),
      event.id,
    ]);
    expect((await page(rosa)).items).toHaveLength(1);
    await t.database.query('update community_events set ends_at = $1', [t.clock.now()]);
    expect((await page(rosa)).items).toEqual([]);
    expect(await see(rosa, event)).toMatchObject({ meetingUrl: null });
  });

  test('is in a paged list, the next one first', async () => {
    await aSeries({ rhythm: 'weekly', times: 21, until: null });
    const first = await page(rosa);
    const second = await page(rosa, first.next!);
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 1, null]);
    const all = [...first.items, ...second.items].map(({ startsAt }) => startsAt);
    expect(all).toEqual(all.toSorted());
    await rosa.browser.get(path).query({ after: 'soon' }).expect(400);
  });

  test('of a circle is visible to its members and the coach, and a 404 for everyone else', async () => {
    const groupId = await aCircle(t, [rosa]);
    const event = await anEvent(coach, { groupId });
    const ida = await aNeighbour(t);
    expect(await see(rosa, event)).toMatchObject({ group: { id: groupId, kind: 'circle' } });
    expect((await page(coach)).items).toHaveLength(1);
    expect((await page(ida)).items).toEqual([]);
    for (const call of [
      ida.browser.get(`${path}/${event.id}`),
      ida.browser.get(`${path}/${event.id}/calendar`),
      rsvp(ida, event),
    ])
      await call.expect(404);
    await rsvp(rosa, event).expect(200);
    await t.browser().get(`${path}/${event.id}`).expect(401);
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ localStart: '2027-02-30T19:00' }, 'localStart'],
    [{ localStart: '2027-02-28T19:00' }, 'localStart'],
    [{ durationSeconds: 0 }, 'durationSeconds'],
    [{ timeZone: 'Middle/Earth' }, 'timeZone'],
    [{ capacity: 0 }, 'capacity'],
    [{ meetingUrl: 'http://meet.example.org' }, 'meetingUrl'],
    [{ meetingUrl: null }, 'place'],
    [{ groupId: 'garden' }, 'groupId'],
    [{ repeats: { rhythm: 'weekly', times: null, until: null } }, 'repeats'],
    [{ repeats: { rhythm: 'weekly', times: 2, until: '2027-06-01' } }, 'repeats'],
    [{ repeats: { rhythm: 'weekly', times: null, until: '2027-03-05' } }, 'repeats'],
    [{ repeats: { rhythm: 'weekly', times: null, until: '2029-03-05' } }, 'repeats'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { body } = await coach.browser
      .post(ofCoach)
      .send({ ...NEW_EVENT, ...wrong })
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('needs a circle that exists', async () => {
    const { body } = await coach.browser
      .post(ofCoach)
      .send({ ...NEW_EVENT, groupId: newId() })
      .expect(422);
    expect(body).toMatchObject({ code: 'no_such_group', fields: { groupId: expect.any(String) } });
  });

  test('is planned, changed, canceled and deleted only by the coach, with entries in the audit log', async () => {
    const event = await anEvent(coach);
    await change(event, { title: 'Reading in the garden' }).expect(200);
    for (const call of [
      rosa.browser.get(ofCoach),
      rosa.browser.get(`${ofCoach}/${event.id}`),
      rosa.browser.get(`${ofCoach}/${event.id}/guests`),
      rosa.browser.post(ofCoach).send(NEW_EVENT),
      rosa.browser.put(`${ofCoach}/${event.id}`).send({ ...EVENT_TERMS, scope: 'this' }),
      rosa.browser.post(`${ofCoach}/${event.id}/cancel`).send({ reason: 'No', scope: 'this' }),
      rosa.browser.delete(`${ofCoach}/${event.id}`),
    ])
      await call.expect(403);
    await cancel(event).expect(200);
    await coach.browser.delete(`${ofCoach}/${event.id}`).expect(200);
    await coach.browser.delete(`${ofCoach}/${event.id}`).expect(404);
    const entries = await t.database.query<{ action: string; fields: string[] }>(
      'select action, fields from audit_entries where subject_id = $1 order by id',
      [event.id],
    );
    expect(entries).toEqual([
      { action: 'community.event_created', fields: [] },
      { action: 'community.event_changed', fields: ['title'] },
      { action: 'community.event_cancelled', fields: [] },
      { action: 'community.event_deleted', fields: [] },
    ]);
  });

  test('with RSVPs must be canceled before it is deleted', async () => {
    const event = await anEvent(coach);
    await rsvp(rosa, event).expect(200);
    const { body } = await coach.browser.delete(`${ofCoach}/${event.id}`).expect(422);
    expect(body.code).toBe('not_possible');
    await cancel(event).expect(200);
    await cancel(event).expect(422);
    expect(await see(rosa, event)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'I have lost my voice.',
    });
    await coach.browser.delete(`${ofCoach}/${event.id}`).expect(200);
  });

  test('that was canceled can no longer be changed or joined', async () => {
    const event = await anEvent(coach);
    await cancel(event).expect(200);
    await change(event, {}).expect(422);
    expect((await rsvp(rosa, event).expect(409)).body.code).toBe('too_late');
  });

  test('never gets fewer spots than are taken', async () => {
    const event = await anEvent(coach, { capacity: 5 });
    await rsvp(rosa, event).expect(200);
    await rsvp(await aNeighbour(t), event).expect(200);
    expect((await change(event, { capacity: 1 }).expect(409)).body.code).toBe('full');
    await change(event, { capacity: 2 }).expect(200);
  });

  test('shows the coach the guests by name, and the waiting list in order', async () => {
    const event = await anEvent(coach, { capacity: 2 });
    const people = [];
    for (const name of ['Zoe Lind', 'ada Moss', 'Yara Fern', 'Bea Reed']) {
      const person = await aNeighbour(t, { name });
      await rsvp(person, event).expect(200);
      people.push(person);
      t.clock.advance(1);
    }
    const body = (await coach.browser.get(`${ofCoach}/${event.id}/guests`).expect(200)).body.items;
    expect(body).toMatchObject([
      { name: 'ada Moss', state: 'coming', id: people[1]!.id },
      { name: 'Zoe Lind', state: 'coming' },
      { name: 'Yara Fern', state: 'waiting' },
      { name: 'Bea Reed', state: 'waiting' },
    ]);
    expect(await seenByCoach({ q: 'reading' })).toMatchObject([{ coming: 2, waiting: 2 }]);
  });

  test('can be downloaded as a file, whose UID stays and whose SEQUENCE rises', async () => {
    const event = await anEvent(coach);
    const read = async () => {
      const { text, headers } = await rosa.browser.get(`${path}/${event.id}/calendar`).expect(200);
      expect(headers['content-type']).toContain('text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const entry = calendar.getFirstSubcomponent('vevent')!;
      const { uid, sequence, startDate, location } = new ICAL.Event(entry);
      const startsAt = startDate.toJSDate().toISOString();
      return { uid, sequence, startsAt, location, status: entry.getFirstPropertyValue('status') };
    };
    const first = { uid: event.id, sequence: 0, startsAt: event.startsAt, status: 'CONFIRMED' };
    const location = `${t.url}/community/events/${event.id}`;
    expect(await read()).toEqual({ ...first, location });
    await rsvp(rosa, event).expect(200);
    expect(await read()).toEqual({ ...first, location });
    await change(event, { localStart: '2027-03-04T19:00' }).expect(200);
    expect(await read()).toMatchObject({ uid: event.id, sequence: 1, startsAt: '2027-03-04T19:00:00.000Z' });
    await cancel(event).expect(200);
    expect(await read()).toMatchObject({ uid: event.id, sequence: 2, status: 'CANCELLED' });
  });
});

describe('a series', () => {
  test('has a number of events, or those until a date, each at the same local time', async () => {
    // clocks in Lisbon go forward on March 28
    await aSeries({ rhythm: 'weekly', times: null, until: '2027-03-30' });
    const events = await seenByCoach();
    expect(events.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-09T19:00:00.000Z',
      '2027-03-16T19:00:00.000Z',
      '2027-03-23T19:00:00.000Z',
      '2027-03-30T18:00:00.000Z',
    ]);
    expect(starts(events).every((start) => start.endsWith('T19:00'))).toBe(true);
  });

  test('has events that are changed, canceled and joined one by one', async () => {
    await aSeries();
    const [one, two, three] = await seenByCoach();
    await rsvp(rosa, two!).expect(200);
    await change(two!, { localStart: '2027-03-17T18:00', title: 'In the garden' }).expect(200);
    await cancel(three!).expect(200);
    expect(await seenByCoach()).toMatchObject([
      { id: one!.id, localStart: '2027-03-09T19:00', state: 'planned', coming: 0 },
      { id: two!.id, localStart: '2027-03-17T18:00', title: 'In the garden', coming: 1 },
      { id: three!.id, localStart: '2027-03-23T19:00', title: EVENT_TERMS.title, state: 'cancelled' },
    ]);
  });

  test('is not overwritten by an outdated edit', async () => {
    const { id } = await anEvent(coach);
    const read = (await coach.browser.get(`${ofCoach}/${id}`).expect(200)).body as { version: number };
    const save = (title: string, version: number) =>
      coach.browser
        .put(`${ofCoach}/${id}`)
        .set('if-match', String(version))
        .send({ ...EVENT_TERMS, title, scope: 'this' });
    const [first, second] = await Promise.all([save('One', read.version), save('Two', read.version)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 412]);
    const stale = first.status === 412 ? first : second;
    expect(stale.body.code).toBe('stale_edit');
    await save('Three', read.version + 1).expect(200);
    await save('Four', read.version).expect(412);
  });

  test('is changed from one event on, and later ones move by the same number of days; canceled ones stay', async () => {
    await aSeries({ rhythm: 'weekly', times: 4, until: null });
    const [, two, three] = await seenByCoach();
    await cancel(three!).expect(200);
    await change(two!, { localStart: '2027-03-18T18:30', capacity: 8 }, 'following').expect(200);
    expect(await seenByCoach()).toMatchObject([
      { localStart: '2027-03-09T19:00', capacity: null },
      { localStart: '2027-03-18T18:30', capacity: 8, following: 1 },
      { localStart: '2027-03-23T19:00', state: 'cancelled', capacity: null },
      { localStart: '2027-04-01T18:30', capacity: 8, following: 0 },
    ]);
  });

  test('is canceled from one event on', async () => {
    await aSeries();
    const [, two] = await seenByCoach();
    await cancel(two!, 'following').expect(200);
    expect((await seenByCoach()).map(({ state }) => state)).toEqual(['planned', 'cancelled', 'cancelled']);
  });
});

test('an event lasts a week at most', async () => {
  await anEvent(coach, { durationSeconds: days(7) / seconds(1) });
  await coach.browser
    .post(ofCoach)
    .send({ ...NEW_EVENT, durationSeconds: days(7) / seconds(1) + 1 })
    .expect(400);
});
