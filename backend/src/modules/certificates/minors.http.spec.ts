import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../test/app.js';

let t: TestApp;
let mother: Person;
let lena: Person;
let code: string;
beforeAll(async () => {
  t = await startTestApp();
  mother = await aMember(t);
  lena = await aDaughter(t, mother, { name: 'Lena Canary' });
  const course = await aCourse(t);
  await enroll(t, lena.id, [course.id]);
  await lena.browser.get(`/api/learning/courses/${course.id}`).expect(200);
  for (const { id, videos } of course.lessons) {
    for (const video of videos)
      await lena.browser.post(`/api/learning/videos/${video}/complete`).send({}).expect(200);
    await lena.browser.post(`/api/learning/lessons/${id}/complete`).send({}).expect(200);
  }
  const { body } = await lena.browser
    .post(`/api/learning/courses/${course.id}/issue-certificate`)
    .send({})
    .expect(200);
  ({ code } = body as { code: string });
});
afterAll(() => t.close());

const nameFor = async (reader: Person['browser']) =>
  ((await reader.get(`/api/certificates/${code}`).expect(200)).body as { name: string }).name;

test('a stranger who verifies a minor’s certificate reads her first name and an initial', async () => {
  const others = [
    t.browser(),
    (await aMember(t)).browser,
    (await aDaughter(t, await aMember(t), { name: 'Ida Berg' })).browser,
  ];
  for (const reader of others) expect(await nameFor(reader)).toBe('Lena C.');
});

test('the minor, her mother and the coach read the full name', async () => {
  for (const { browser } of [lena, mother, await aCreator(t)])
    expect(await nameFor(browser)).toBe('Lena Canary');
});

test('after she turns 18 it shows the full name to everyone', async () => {
  await t.database.query(`update accounts set age_band = 'adult' where id = $1`, [lena.id]);
  expect(await nameFor(t.browser())).toBe('Lena Canary');
});
