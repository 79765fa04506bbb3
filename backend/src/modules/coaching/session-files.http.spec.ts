import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBookedSession,
  anHour,
  giveSessions,
  type MemberBooking,
} from '../../../test/builders/coaching-sessions.js';
import {
  aBookedCall,
  aCaller,
  askFor,
  callToken,
  freeTimes,
  openTheCalendar,
} from '../../../test/builders/coaching.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import type { Offering } from '../../../test/builders/coaching.js';
import { days } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let hour: Offering;
let booked: MemberBooking;
let fileId: string;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  hour = await anHour(coach);
  await giveSessions(coach, rosa, hour).expect(200);
  booked = await aBookedSession(t, rosa, hour);
  fileId = (await anAsset(t, { fileName: 'evening-walk.pdf' })).id;
});
afterEach(() => t.close());

const record = { sharedNotes: null, privateNote: null, sessionUrl: null, recordingUrl: null };
const give = (...fileIds: string[]) =>
  coach.browser.put(`/api/creator/coaching/bookings/${booked.id}`).send({ ...record, fileIds });
const files = ({ browser }: Person) => browser.get(`/api/me/coaching/bookings/${booked.id}/files`);
const hasNone = async (person: Person) => expect((await files(person).expect(200)).body.items).toEqual([]);

test('participants can download a session’s library file, and nobody else can', async () => {
  const { body } = await give(fileId).expect(200);
  expect(body).toMatchObject({ files: [{ id: fileId, fileName: 'evening-walk.pdf' }] });
  const { body: mine } = await rosa.browser.get('/api/me/coaching/bookings?period=upcoming').expect(200);
  expect(mine).toMatchObject({ items: [{ files: [{ id: fileId, fileName: 'evening-walk.pdf' }] }] });
  const given = (await files(rosa).expect(200)).body.items;
  expect(given).toEqual([
    {
      id: fileId,
      fileName: 'evening-walk.pdf',
      fileSize: 21,
      url: expect.stringContaining('evening-walk.pdf') as unknown,
    },
  ]);
  const mia = await aMember(t);
  await giveSessions(coach, mia, hour).expect(200);
  const hers = await aBookedSession(t, mia, hour);
  await files(mia).expect(404);
  const none = (await mia.browser.get(`/api/me/coaching/bookings/${hers.id}/files`).expect(200)).body.items;
  expect(none).toEqual([]);
});

test('saving notes without files leaves the files as they are, and an empty list removes them', async () => {
  await give(fileId).expect(200);
  const put = (changes: object) =>
    coach.browser.put(`/api/creator/coaching/bookings/${booked.id}`).send({ ...record, ...changes });
  expect((await put({ sharedNotes: 'We begin with the walk.' }).expect(200)).body).toMatchObject({
    files: [{ id: fileId }],
  });
  expect((await put({ fileIds: [] }).expect(200)).body).toMatchObject({ files: [] });
  await hasNone(rosa);
});

test('participants who canceled can no longer download files', async () => {
  await give(fileId).expect(200);
  await rosa.browser.post(`/api/me/coaching/bookings/${booked.id}/cancel`).send({}).expect(200);
  await hasNone(rosa);
  const { body } = await rosa.browser.get('/api/me/coaching/bookings?period=past').expect(200);
  expect(body).toMatchObject({ items: [{ files: [] }] });
});

describe('a visitor without an account', () => {
  const linked = (token: string) => t.browser().get(`/api/coaching/bookings/${token}`).expect(200);
  const downloads = (token: string) => t.browser().get(`/api/coaching/bookings/${token}/files`);

  test('reaches notes, recording and files of the call through the mailed link, before and after it, until the booking is canceled', async () => {
    const call = await openTheCalendar(t, {}, coach);
    const { token, caller } = await aBookedCall(t, call);
    const list = await coach.browser.get('/api/creator/coaching/bookings').query({
      filter: JSON.stringify({ email: caller.email }),
    });
    const [{ id }] = list.body as [{ id: string }];
    const words = { sharedNotes: 'Walk in the evening.', recordingUrl: 'https://videos.example.org/ida' };
    const said = { ...record, ...words, fileIds: [fileId] };
    await coach.browser.put(`/api/creator/coaching/bookings/${id}`).send(said).expect(200);
    const file = { id: fileId, fileName: 'evening-walk.pdf' };
    expect((await linked(token)).body).toMatchObject({ ...words, files: [file] });
    expect((await downloads(token).expect(200)).body.items).toMatchObject([
      { ...file, url: expect.stringContaining('evening-walk.pdf') as unknown },
    ]);
    t.clock.advance(days(20));
    await coach.browser.post('/api/auth/refresh').expect(200);
    await coach.browser
      .post(`/api/creator/coaching/bookings/${id}/record-outcome`)
      .send({ outcome: 'completed' })
      .expect(200);
    expect((await linked(token)).body).toMatchObject({ state: 'completed', ...words, files: [file] });
    expect((await downloads(token).expect(200)).body.items).toHaveLength(1);
  });

  test('has no files before confirming, after canceling, or through another person’s link', async () => {
    const call = await openTheCalendar(t, {}, coach);
    const [, slot] = await freeTimes(t, call);
    const ida = aCaller();
    await askFor(t.browser(), call, slot!.startsAt, ida).expect(202);
    const token = await callToken(t, ida.email);
    await t.database.query(
      `insert into coaching_session_files (session_id, asset_id, position)
       select session_id, $1, 0 from coaching_bookings where email = $2`,
      [fileId, ida.email],
    );
    expect((await linked(token)).body).toMatchObject({ state: 'unconfirmed', files: [] });
    expect((await downloads(token).expect(200)).body.items).toEqual([]);
    const other = await aBookedCall(t, call);
    expect((await downloads(other.token).expect(200)).body.items).toEqual([]);
    await t.browser().post(`/api/coaching/bookings/${token}/confirm`).send({}).expect(200);
    expect((await downloads(token).expect(200)).body.items).toHaveLength(1);
    await t.browser().post(`/api/coaching/bookings/${token}/cancel`).send({}).expect(200);
    expect((await linked(token)).body).toMatchObject({ files: [], recordingUrl: null });
    expect((await downloads(token).expect(200)).body.items).toEqual([]);
    await downloads('of-nobody').expect(422);
  });
});

test('a file of a session cannot be deleted from the library, which names the session, until it is removed from there', async () => {
  await give(fileId).expect(200);
  const remove = () => coach.browser.delete(`/api/creator/media/${fileId}`);
  const refused = await remove().expect(409);
  expect(refused.body).toMatchObject({
    code: 'media_in_use',
    current: { usedIn: [{ place: 'session', title: expect.stringMatching(/^One hour, \d{4}-/) as unknown }] },
  });
  await give().expect(200);
  await remove().expect(200);
});

test('a file outside the library, or without a file, cannot be added', async () => {
  const captions = await anAsset(t, { kind: 'captions', mimeType: 'text/vtt' });
  await give(captions.id).expect(422);
  const refused = await give(fileId, newId()).expect(422);
  expect(refused.body).toMatchObject({
    code: 'no_such_media',
    fields: { fileIds: expect.any(String) as unknown },
  });
  expect(await t.database.query('select 1 from coaching_session_files')).toEqual([]);
});
