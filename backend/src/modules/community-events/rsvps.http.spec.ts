import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCircle, aNeighbour } from '../../../test/builders/community.js';
import { anEvent, EVENT_TERMS, rsvp, takeBack } from '../../../test/builders/events.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { hours, later, minutes } from '../../kernel/clock.js';

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

const path = '/api/community/events';
const see = async ({ browser }: Person, { id }: { id: string }) =>
  (await browser.get(`${path}/${id}`).expect(200)).body as {
    mine: string | null;
    coming: number;
    meetingUrl: string | null;
  };

describe('a member at an event', () => {
  test('gets the link from ten minutes before until the end, on the page and on the overview', async () => {
    const event = await anEvent(coach);
    await rsvp(rosa, event).expect(200);
    const links = async () => {
      const { body } = await rosa.browser.get('/api/me/overview').expect(200);
      return [(await see(rosa, event)).meetingUrl, body.upcomingEvents[0]?.meetingUrl];
    };
    const startsIn = (time: number) =>
      t.database.query('update community_events set starts_at = $1, ends_at = $2', [
        later(t.clock.now(), time),
        later(t.clock.now(), hours(1)),
      ]);
    await startsIn(minutes(10) + 1);
    expect(await links()).toEqual([null, null]);
    await startsIn(minutes(10));
    expect(await links()).toEqual([EVENT_TERMS.meetingUrl, EVENT_TERMS.meetingUrl]);
    await t.database.query('update community_events set starts_at = $1, ends_at = $2', [
      later(t.clock.now(), -hours(1)),
      t.clock.now(),
    ]);
    expect(await links()).toEqual([null, undefined]);
  });

  test('RSVPs once, and can cancel until it begins', async () => {
    const event = await anEvent(coach, { capacity: 3 });
    for (let n = 0; n < 2; n += 1) {
      const { body } = await rsvp(rosa, event).expect(200);
      const joinFrom = later(new Date(event.startsAt), -minutes(10)).toISOString();
      expect(body).toMatchObject({
        mine: 'coming',
        coming: 1,
        placesLeft: 2,
        joinFrom,
        meetingUrl: null,
      });
    }
    expect((await takeBack(rosa, event).expect(200)).body).toMatchObject({
      mine: null,
      meetingUrl: null,
      coming: 0,
    });
    await takeBack(rosa, event).expect(200);
    await rsvp(rosa, event).expect(200);
    await t.database.query('update community_events set starts_at = $1', [t.clock.now()]);
    expect((await takeBack(rosa, event).expect(409)).body.code).toBe('too_late');
    expect((await rsvp(await aNeighbour(t), event).expect(409)).body.code).toBe('too_late');
  });

  test('is put on the waiting list when it is full, and gets the next spot in order', async () => {
    const event = await anEvent(coach, { capacity: 1 });
    const ida = await aNeighbour(t);
    const eva = await aNeighbour(t);
    await rsvp(rosa, event).expect(200);
    expect((await rsvp(ida, event).expect(200)).body).toMatchObject({
      mine: 'waiting',
      waitingPosition: 1,
      placesLeft: 0,
    });
    t.clock.advance(1);
    expect((await rsvp(eva, event).expect(200)).body).toMatchObject({
      mine: 'waiting',
      waitingPosition: 2,
      waiting: 2,
    });
    await takeBack(rosa, event).expect(200);
    expect(await see(ida, event)).toMatchObject({ mine: 'coming', waitingPosition: null });
    expect(await see(eva, event)).toMatchObject({ mine: 'waiting', waitingPosition: 1, meetingUrl: null });
    await coach.browser
      .put(`/api/creator/events/${event.id}`)
      .send({ ...EVENT_TERMS, capacity: 2, scope: 'this' })
      .expect(200);
    expect(await see(eva, event)).toMatchObject({ mine: 'coming' });
  });

  test('who was blocked while waiting is passed over', async () => {
    const event = await anEvent(coach, { capacity: 1 });
    const ida = await aNeighbour(t);
    const eva = await aNeighbour(t);
    for (const person of [rosa, ida, eva]) {
      await rsvp(person, event).expect(200);
      t.clock.advance(1);
    }
    await t.database.query('update accounts set blocked_at = now() where id = $1', [ida.id]);
    await takeBack(rosa, event).expect(200);
    expect(await see(eva, event)).toMatchObject({ mine: 'coming' });
  });

  test('who is a minor can come if a guardian has agreed to the community, and can only read otherwise', async () => {
    const event = await anEvent(coach);
    const lena = await aNeighbour(t, { band: 'teen' });
    await rsvp(lena, event).expect(200);
    const ward = await aNeighbour(t, { band: 'teen', agreed: ['account'] });
    expect(await see(ward, event)).toMatchObject({ mine: null, canRsvp: false });
    expect((await rsvp(ward, event).expect(403)).body.code).toBe('consent_needed');
  });

  test('who leaves a circle no longer goes to its events, and the spot is free', async () => {
    const eva = await aNeighbour(t);
    const ida = await aNeighbour(t);
    const groupId = await aCircle(t, [eva, ida]);
    const event = await anEvent(coach, { groupId, capacity: 1 });
    await rsvp(eva, event).expect(200);
    await rsvp(ida, event).expect(200);
    await coach.browser
      .put(`/api/students/${eva.id}/groups`)
      .send({ circleId: null, podId: null })
      .expect(200);
    await t.runJobs();
    expect(await see(ida, event)).toMatchObject({ mine: 'coming', coming: 1 });
    await eva.browser.get(`${path}/${event.id}`).expect(404);
    await coach.browser.delete(`/api/creator/groups/${groupId}`).expect(204);
    await t.runJobs();
    expect(await see(coach, event)).toMatchObject({ coming: 0, group: null });
  });

  test('who is the coach cannot RSVP', async () => {
    await rsvp(coach, await anEvent(coach)).expect(403);
  });
});
