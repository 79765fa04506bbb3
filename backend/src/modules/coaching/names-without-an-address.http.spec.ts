import { startTestApp, type TestApp } from '../../../test/app.js';
import { anHour, bookSession, giveSessions, memberTimes } from '../../../test/builders/coaching-sessions.js';
import type { Offering } from '../../../test/builders/coaching.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';

/** Domain of placeholder addresses, which nobody should see. */
const NO_MAIL = 'no-mail.invalid';

let t: TestApp;
let coach: Person;
let mother: Person;
let lena: Person;
let hour: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  mother = await aMember(t, { name: 'Rosa Lind' });
  lena = await aDaughter(t, mother, { name: 'Lena Lind' });
  await t.database.query('update accounts set email = $2 where id = $1', [lena.id, `lena@${NO_MAIL}`]);
  hour = await anHour(coach);
  await giveSessions(coach, lena, hour).expect(200);
});
afterEach(() => t.close());

const book = async () => {
  const [slot] = await memberTimes(t, lena, hour);
  return bookSession(lena, hour, slot!.startsAt).expect(201);
};
const booked = async () =>
  (await coach.browser.get('/api/creator/coaching/bookings').expect(200)).body as {
    name: string;
    email: string | null;
  }[];
const allMails = async () => {
  await t.runJobs();
  return JSON.stringify(await t.app.get(MailFolder).list());
};

test('the session of a daughter with a sign-in name uses her guardian’s address, in emails and on screen', async () => {
  await book();
  expect(await booked()).toMatchObject([{ name: 'Lena Lind', email: mother.email }]);
  const subjects = (await mailsTo(t, mother.email)).map(({ text }) => text);
  expect(subjects.join('\n')).toContain('One hour');
  const [toCoach] = await mailsTo(t, coach.email);
  expect(toCoach?.text).toContain(mother.email);
  expect(await allMails()).not.toContain(NO_MAIL);
});

test('without anyone to write to, there is no address, and the coach still sees the session', async () => {
  await book();
  await t.database.query('delete from guardian_links where ward_id = $1', [lena.id]);
  await t.database.query(`update accounts set age_band = 'adult' where id = $1`, [lena.id]);
  expect(await booked()).toMatchObject([{ name: 'Lena Lind', email: null }]);
  const [toCoach] = await mailsTo(t, coach.email);
  expect(toCoach?.text).toContain('Lena Lind');
  expect(await allMails()).not.toContain(NO_MAIL);
});
