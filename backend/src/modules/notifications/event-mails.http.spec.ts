import { startTestApp, type TestApp } from '../../../test/app.js';
import { aNeighbour } from '../../../test/builders/community.js';
import { anEvent, EVENT_TERMS, type PlannedEvent, rsvp, takeBack } from '../../../test/builders/events.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { days, hours, minutes } from '../../kernel/clock.js';
import { roundOf } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
});
afterEach(() => t.close());

/** An event that begins in 34 hours. */
const evening = (wishes: object = {}) => anEvent(coach, wishes);
/** First part of each subject, in alphabetical order, because some emails are sent at the same moment. */
const subjects = async ({ email }: Person) =>
  (await mailsTo(t, email)).map(({ subject }) => subject.split(':')[0]).toSorted();
const change = ({ id }: PlannedEvent, changes: object) =>
  coach.browser
    .put(`/api/creator/events/${id}`)
    .send({ ...EVENT_TERMS, ...changes, scope: 'this' })
    .expect(200);
const cancel = ({ id }: PlannedEvent) =>
  coach.browser
    .post(`/api/creator/events/${id}/cancel`)
    .send({ reason: 'I have lost my voice.', scope: 'this' })
    .expect(200);
const entryIn = async (subject: string) => {
  const mails = await t.app.get(MailFolder).list();
  return JSON.stringify(mails.find((mail) => mail.subject.startsWith(subject)));
};
/** Advances the clock while sign-ins and reminders continue. */
async function pass(milliseconds: number): Promise<void> {
  t.clock.advance(milliseconds);
  for (const { browser } of [coach, rosa]) await browser.post('/api/auth/refresh').expect(200);
  await t.app.get(JobQueue).addAlone({ job: roundOf('community-events.remind'), payload: {} });
}

test('guests are told when and where, with a calendar entry', async () => {
  const event = await evening({ place: 'The garden house' });
  await rsvp(rosa, event).expect(200);
  const [mail] = await mailsTo(t, rosa.email);
  expect(mail?.subject).toContain('You’re going: Reading aloud together');
  expect(mail?.text).toContain('The garden house');
  expect(mail?.text).toContain(`/community/events/${event.id}`);
  expect(await entryIn('You’re going')).toContain(`UID:${event.id}`);
});

test('people on the waiting list are told nothing until they get a spot', async () => {
  const event = await evening({ capacity: 1 });
  const ida = await aNeighbour(t);
  await rsvp(ida, event).expect(200);
  await rsvp(rosa, event).expect(200);
  expect(await subjects(rosa)).toEqual([]);
  await takeBack(ida, event).expect(200);
  expect(await subjects(rosa)).toEqual(['You got a spot']);
});

test('guests are reminded a day before, once, with an unsubscribe link', async () => {
  const event = await evening();
  await rsvp(rosa, event).expect(200);
  await pass(hours(10) - minutes(1));
  expect(await subjects(rosa)).toEqual(['You’re going']);
  await pass(minutes(1));
  expect(await subjects(rosa)).toEqual(['Coming up', 'You’re going']);
  const reminder = (await mailsTo(t, rosa.email)).find(({ subject }) => subject.startsWith('Coming up'));
  expect(reminder?.unsubscribeUrl).toBeDefined();
  await pass(hours(2));
  expect(await subjects(rosa)).toHaveLength(2);
});

test('people who signed up within a day, canceled or unsubscribed are not reminded', async () => {
  const late = await evening({ localStart: '2027-03-02T08:00' });
  const early = await evening();
  await rsvp(rosa, late).expect(200);
  await rsvp(rosa, early).expect(200);
  const ida = await aNeighbour(t);
  await rsvp(ida, early).expect(200);
  await takeBack(ida, early).expect(200);
  await rosa.browser
    .put('/api/me/notification-preferences')
    .send({ preferences: [{ kind: 'event_reminder', isEmailOn: false }] })
    .expect(200);
  await pass(hours(11));
  expect(await subjects(rosa)).toEqual(['You’re going', 'You’re going']);
  expect(await subjects(ida)).not.toContain('Coming up');
});

test('everyone is told of a moved event, and is reminded of its new time', async () => {
  const event = await evening();
  await rsvp(rosa, event).expect(200);
  await t.runJobs();
  await change(event, { localStart: '2027-03-05T19:00' });
  expect(await subjects(rosa)).toEqual(['Changed', 'You’re going']);
  expect(await entryIn('Changed')).toContain('SEQUENCE:1');
  await pass(hours(11));
  expect(await subjects(rosa)).toHaveLength(2);
  await pass(days(3));
  expect(await subjects(rosa)).toEqual(['Changed', 'Coming up', 'You’re going']);
});

test('everyone is told of another location, and nobody of other texts', async () => {
  const event = await evening();
  await rsvp(rosa, event).expect(200);
  await t.runJobs();
  await change(event, { description: 'Bring two books.', capacity: 9 });
  expect(await subjects(rosa)).toEqual(['You’re going']);
  await change(event, { place: 'The garden house' });
  expect(await subjects(rosa)).toEqual(['Changed', 'You’re going']);
});

test('everyone is told of a canceled event, with the coach’s message, and nobody is reminded', async () => {
  const event = await evening({ capacity: 1 });
  const ida = await aNeighbour(t);
  for (const person of [rosa, ida]) await rsvp(person, event).expect(200);
  await t.runJobs();
  await cancel(event);
  for (const { email } of [rosa, ida]) {
    const mail = (await mailsTo(t, email)).find(({ subject }) =>
      subject.startsWith('Canceled: Reading aloud'),
    );
    expect(mail?.text).toContain('I have lost my voice.');
  }
  await pass(hours(11));
  expect(await subjects(rosa)).toEqual(['Canceled', 'You’re going']);
});

test('emails to a daughter without an address go to her mother', async () => {
  const lena = await aNeighbour(t, { band: 'teen', name: 'Lena Lind' });
  await t.database.query('update accounts set email = $2 where id = $1', [
    lena.id,
    `${lena.id}@no-mail.invalid`,
  ]);
  const [mother] = await t.database.query<{ email: string }>(
    'select a.email from accounts a join guardian_links g on g.guardian_id = a.id where g.ward_id = $1',
    [lena.id],
  );
  await rsvp(lena, await evening()).expect(200);
  expect((await mailsTo(t, mother!.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You’re going'),
  ]);
});
