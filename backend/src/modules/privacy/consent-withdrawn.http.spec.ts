import { startTestApp, type TestApp } from '../../../test/app.js';
import { anAnswerableLesson } from '../../../test/builders/answers.js';
import { acceptGuidelines, aPost } from '../../../test/builders/community.js';
import { fileOf } from '../../../test/builders/data-export.js';
import { aDaughter, agree } from '../../../test/builders/families.js';
import { aMember, PASSWORD } from '../../../test/builders/people.js';
import { aPicture, aTicket, sendTo } from '../../../test/builders/uploads.js';
import { seconds } from '../../kernel/clock.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('consent withdrawn during an upload ends everything within five seconds, and nothing is missing in the export', async () => {
  const mother = await aMember(t);
  const daughter = await aDaughter(t, mother, { agreed: ['account', 'community'] });
  await acceptGuidelines(daughter);
  const other = await t.another();
  const phone = other.browser();
  await phone.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD }).expect(200);
  await aPost(daughter, { text: 'The owl came back to our birch.' });
  const picture = await aPicture();
  const asked = { purpose: 'post', mimeType: 'image/png', fileSize: picture.length, fileName: 'owl.png' };
  const tickets = [await aTicket(daughter.browser, asked), await aTicket(phone, asked)];

  await mother.browser
    .post(`/api/family/wards/${daughter.id}/update-consents`)
    .send({ purposes: [] })
    .expect(200);
  // the files are on their way to storage, which does not check people
  for (const ticket of tickets) await sendTo(ticket, picture);
  t.clock.advance(seconds(5));
  for (const [place, browser] of [daughter.browser, phone].entries()) {
    const images = [{ storageUrl: tickets[place]!.storageUrl, alt: 'An owl' }];
    const post = { text: 'Look at this one.', tag: null, groupId: null, images };
    await browser.post('/api/community/posts').send(post).expect(401);
    await browser.post('/api/objects/upload').send(asked).expect(401);
  }
  await other.close();
  const posts = await t.database.query<{ text: string }>(
    'select text from community_posts where account_id = $1',
    [daughter.id],
  );
  expect(posts).toEqual([{ text: 'The owl came back to our birch.' }]);

  for (const purpose of ['account', 'community'] as const) await agree(t, mother, daughter, purpose);
  const again = t.browser();
  await again.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD }).expect(200);
  expect(await fileOf(t, again)).toContain('The owl came back to our birch.');
  // a picture that was sent before can still be used
  await again
    .post('/api/community/posts')
    .send({
      text: 'Look at this one.',
      tag: null,
      groupId: null,
      images: [{ storageUrl: tickets[0]!.storageUrl, alt: 'An owl' }],
    })
    .expect(201);
});

test('answers being saved on two devices while consent is withdrawn are either stored and in her file, or refused', async () => {
  const mother = await aMember(t);
  const daughter = await aDaughter(t, mother, { agreed: ['account'] });
  const { journal } = await anAnswerableLesson(t, { she: daughter });
  const other = await t.another();
  const phone = other.browser();
  await phone.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD }).expect(200);
  const save = (browser: ReturnType<TestApp['browser']>, text: string) =>
    browser.put(`/api/me/widgets/${journal}/journal`).send({ text });
  const writing = async (browser: ReturnType<TestApp['browser']>, device: string) => {
    const kept: string[] = [];
    for (let n = 0; n < 15; n++) {
      const text = `The owl called ${n} times, says the ${device}.`;
      const { status } = await save(browser, text);
      expect([200, 401]).toContain(status);
      if (status === 200) kept.push(text);
    }
    return kept;
  };
  await save(phone, 'The owl is here.').expect(200);
  const [atDesk, onPhone] = await Promise.all([
    writing(daughter.browser, 'desk'),
    writing(phone, 'phone'),
    mother.browser
      .post(`/api/family/wards/${daughter.id}/update-consents`)
      .send({ purposes: [] })
      .expect(200),
  ]);
  t.clock.advance(seconds(5));
  for (const browser of [daughter.browser, phone]) await save(browser, 'Too late').expect(401);
  await other.close();
  await agree(t, mother, daughter, 'account');
  const again = t.browser();
  await again.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD }).expect(200);
  const file = await fileOf(t, again);
  for (const text of ['The owl is here.', ...atDesk, ...onPhone]) expect(file).toContain(text);
  expect(file).not.toContain('Too late');
});
