import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter, agree } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';

const CALENDLY = 'https://calendly.com/maren/call';
const TYPEFORM = 'https://maren.typeform.com/to/x';

let t: TestApp;
let lessonId: string;
let courseId: string;
beforeAll(async () => {
  t = await startTestApp({ CALENDLY_URL: CALENDLY });
  const widgets = [
    { type: 'calendly' as const, settings: { url: CALENDLY, title: 'A call' } },
    { type: 'typeform' as const, settings: { url: TYPEFORM, title: 'A form' } },
  ];
  const course = await aCourse(t, { sections: [[{ lessons: [{ widgets, isFreePreview: true }] }]] });
  courseId = course.id;
  lessonId = course.lessons[0]!.id;
});
afterAll(() => t.close());

type Browser = Person['browser'];
const lesson = async (browser: Browser) =>
  (await browser.get(`/api/learning/lessons/${lessonId}`).expect(200)).body as object;
const offer = async (browser: Browser) =>
  (await browser.get('/api/coaching/calendly').expect(200)).body as object;

async function expectOpen(browser: Browser): Promise<void> {
  expect(await lesson(browser)).toMatchObject({
    pages: [
      {
        widgets: [
          { type: 'calendly', settings: { url: CALENDLY, title: 'A call', closed: null } },
          { type: 'typeform', settings: { url: TYPEFORM, title: 'A form', closed: null } },
        ],
      },
    ],
  });
  expect(await offer(browser)).toEqual({ url: CALENDLY, closed: null });
}

async function expectClosed(browser: Browser): Promise<void> {
  const read = await lesson(browser);
  expect(read).toMatchObject({
    pages: [
      {
        widgets: [
          { type: 'calendly', settings: { url: null, title: 'A call', closed: 'guardian_consent' } },
          { type: 'typeform', settings: { url: null, title: 'A form', closed: 'guardian_consent' } },
        ],
      },
    ],
  });
  expect(JSON.stringify(read)).not.toMatch(/calendly\.com|typeform\.com/);
  expect(await offer(browser)).toEqual({ url: null, closed: 'guardian_consent' });
}

test('other companies’ pages are shown to visitors, adults, members without an age, and the coach', async () => {
  await expectOpen(t.browser());
  for (const band of ['adult', null] as const) {
    const member = await aMember(t, { band });
    await enroll(t, member.id, [courseId]);
    await expectOpen(member.browser);
  }
  await expectOpen((await aCreator(t)).browser);
});

test.each(['child', 'teen'] as const)(
  'a %s does not get their address before her mother agrees, or after she withdraws',
  async (band) => {
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother, { band, agreed: ['account', 'community', 'messages'] });
    await enroll(t, lena.id, [courseId]);
    await expectClosed(lena.browser);
    await agree(t, mother, lena, 'frames');
    await expectOpen(lena.browser);
    await agree(t, mother, lena, 'frames', false);
    await expectClosed(lena.browser);
  },
);
