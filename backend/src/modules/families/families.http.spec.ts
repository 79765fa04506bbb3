import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aBookedCall, aCaller, openTheCalendar } from '../../../test/builders/coaching.js';
import { anEvent, rsvp, takeBack } from '../../../test/builders/events.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { unzip } from '../../../test/zip.js';
import { days } from '../../kernel/clock.js';
import { roundOf } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';

const JOURNAL = 'CANARY-JOURNAL the attic smells of apples';
const NOTE = 'CANARY-NOTE nobody reads this';

let t: TestApp;
let mother: Person;
let lena: Person;
beforeAll(async () => {
  t = await startTestApp();
  await aCreator(t, { name: 'Maren Holt' });
  mother = await aMember(t);
  lena = await aDaughter(t, mother, { agreed: ['account', 'messages', 'community'] });
  const course = await aCourse(t, {
    sections: [
      [
        {
          lessons: [
            { widgets: [{ type: 'question', settings: { kind: 'journal', question: 'What?' } }] },
            {},
          ],
        },
      ],
    ],
  });
  await enroll(t, lena.id, [course.id]);
  const [lesson] = course.lessons;
  await lena.browser.get(`/api/learning/courses/${course.id}`).expect(200);
  await lena.browser.put(`/api/me/widgets/${lesson!.widgets[0]}/journal`).send({ text: JOURNAL }).expect(200);
  await lena.browser.post(`/api/me/lessons/${lesson!.id}/notes`).send({ text: NOTE }).expect(201);
  await lena.browser.post(`/api/learning/lessons/${lesson!.id}/complete`).send({}).expect(200);
});
afterAll(() => t.close());

async function fileFor({ browser }: Person, url: string): Promise<string> {
  await browser.post(`${url}/prepare`).send({}).expect(200);
  await t.runJobs();
  const { body } = await browser.get(`${url}/download`).expect(200);
  const { pathname, search } = new URL((body as { url: string }).url);
  const answer = await t
    .browser()
    .get(pathname + search)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return [...unzip(answer.body as Buffer)]
    .map(([name, bytes]) => `${name}\n${bytes.toString('utf8')}`)
    .join('\n');
}

describe('a mother’s view', () => {
  test('shows courses, progress and times, and the people her daughter can write to', async () => {
    const { body } = await mother.browser.get(`/api/family/wards/${lena.id}/learning`).expect(200);
    expect(body).toMatchObject({
      products: [
        {
          type: 'course',
          progressPercent: 50,
          watchedSeconds: 0,
          lastCompletedAt: '2027-03-01T09:00:00.000Z',
        },
      ],
      contacts: ['Rosa Lind', 'Maren Holt'],
    });
    expect(JSON.stringify(body)).not.toContain('CANARY');
  });

  test('shows planned sessions and events, without notes or join links', async () => {
    const coach = await aCreator(t);
    const call = await aBookedCall(t, await openTheCalendar(t), aCaller(), { browser: mother.browser });
    await t.database.query('update coaching_bookings set account_id = $2 where account_id = $1', [
      mother.id,
      lena.id,
    ]);
    const [open, left] = [await anEvent(coach, { title: 'Den building' }), await anEvent(coach)];
    for (const event of [open, left]) await rsvp(lena, event).expect(200);
    await takeBack(lena, left).expect(200);
    const { body } = await mother.browser.get(`/api/family/wards/${lena.id}/learning`).expect(200);
    const { planned } = body as { planned: { startsAt: string }[] };
    expect(planned.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))).toEqual(planned);
    expect(planned).toHaveLength(2);
    expect(planned).toEqual(
      expect.arrayContaining([
        {
          kind: 'session',
          id: expect.any(String),
          title: 'Free discovery call',
          startsAt: call.startsAt,
          endsAt: call.endsAt,
          isForAll: false,
        },
        expect.objectContaining({ kind: 'event', id: open.id, title: 'Den building', isForAll: true }),
      ]),
    );
  });

  test('takes five statements, however much there is', async () => {
    const asked = await statementsOf(t, () =>
      mother.browser.get(`/api/family/wards/${lena.id}/learning`).expect(200),
    );
    expect(
      asked.filter(({ text }) => /guardian_links|people|active_enrollments|booked_sessions/.test(text)),
    ).toHaveLength(5);
  });

  test('lists nobody for messages if she has not agreed to messages', async () => {
    const quiet = await aDaughter(t, mother, { name: 'Ida Lind' });
    const { body } = await mother.browser.get(`/api/family/wards/${quiet.id}/learning`).expect(200);
    expect(body).toMatchObject({ products: [], contacts: [] });
  });

  test('is also shown to her daughter, and to nobody else', async () => {
    const url = `/api/family/wards/${lena.id}/learning`;
    await lena.browser.get(url).expect(200);
    const other = await aMember(t);
    await aDaughter(t, other, { name: 'Ida Berg' });
    await other.browser.get(url).expect(404);
  });
});

describe('a daughter’s data', () => {
  test('are exported for her mother without journal and notes, even after consent was withdrawn', async () => {
    await mother.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: [] })
      .expect(200);
    const file = await fileFor(mother, `/api/family/wards/${lena.id}/data-export`);
    expect(file).toContain('Lena Lind');
    expect(file).toContain('data/profile.json');
    expect(file).not.toContain('CANARY');
    await mother.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: ['account'] })
      .expect(200);
  });

  test('are complete in her own export, which her mother does not get', async () => {
    const { agree } = await import('../../../test/builders/families.js');
    await agree(t, mother, lena, 'account');
    const browser = t.browser();
    await browser.post('/api/auth/login').send({ email: lena.email, password: PASSWORD }).expect(200);
    const file = await fileFor({ ...lena, browser }, '/api/me/data-export');
    expect(file).toContain(JOURNAL);
    expect(file).toContain(NOTE);
    const again = await fileFor(mother, `/api/family/wards/${lena.id}/data-export`);
    expect(again).not.toContain('CANARY');
  });

  test('are a 404 for another mother', async () => {
    const other = await aMember(t);
    const url = `/api/family/wards/${lena.id}`;
    const answers = await Promise.all([
      other.browser.get(`${url}/data-export`),
      other.browser.post(`${url}/data-export/prepare`).send({}),
      other.browser.get(`${url}/data-export/download`),
      other.browser.get(`${url}/deletion`),
      other.browser.post(`${url}/deletion/schedule`).send({ password: PASSWORD }),
      other.browser.post(`${url}/deletion/cancel`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('are deleted seven days after her mother’s request, unless she cancels it', async () => {
    const ida = await aDaughter(t, mother, { name: 'Ida Lind' });
    const url = `/api/family/wards/${ida.id}/deletion`;
    const erase = async () => {
      t.clock.advance(days(7));
      await t.app.get(JobQueue).addAlone({ job: roundOf('privacy.erase-due'), payload: {} });
      await t.runJobs();
      return t.database.query('select 1 from accounts where id = $1', [ida.id]);
    };
    await mother.browser.post(`${url}/schedule`).send({ password: 'a walk among oaks' }).expect(403);
    await mother.browser.post(`${url}/schedule`).send({ password: PASSWORD }).expect(200);
    await ida.browser.get('/api/me').expect(401);
    await mother.browser.post(`${url}/cancel`).expect(204);
    expect(await erase()).toHaveLength(1);
    const { browser } = mother;
    await browser.post('/api/auth/login').send({ email: mother.email, password: PASSWORD }).expect(200);
    await browser.post(`${url}/schedule`).send({ password: PASSWORD }).expect(200);
    expect(await erase()).toEqual([]);
  });
});
