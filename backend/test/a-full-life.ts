import { newId } from '../src/kernel/ids.js';
import { OneTimeTokens } from '../src/modules/accounts/index.js';
import type { TestApp } from './app.js';
import { aCourse } from './builders/courses.js';
import { anAsset } from './builders/media.js';
import { aPaidOrder, addToCart } from './builders/orders.js';
import { aProduct } from './builders/catalog.js';
import { aMember, PASSWORD, type Person } from './builders/people.js';

/**
 * A member who has done everything a member can do: at least one row in every table that keeps something of a person.
 * `words` are what she writes wherever she can write. `personal-data.spec.ts` says which table is missing when a new one comes.
 */
export async function aFullLife(t: TestApp, name: string, words: string): Promise<Person> {
  const member = await aMember(t, { name });
  const course = await aCourse(t, { sections: [[{ lessons: [{ videos: 1 }, {}] }]] });
  const [lesson, second] = [course.lessons[0]!, course.lessons[1]!];
  const { browser, id } = member;

  await browser.patch('/api/me').send({ bio: words, timeZone: 'Europe/Lisbon' }).expect(200);
  await aPaidOrder(t, member, course.id);
  await addToCart(browser, (await aProduct(t)).id);
  await browser
    .patch(`/api/course-progress/${course.id}`)
    .send({ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 75, deviceId: newId(), sequence: 1 })
    .expect(204);
  await browser.post(`/api/learning/lessons/${second.id}/completion`).send({}).expect(200);
  const { body: note } = await browser
    .post(`/api/lessons/${lesson.id}/notes`)
    .send({ text: 'A first wording.' })
    .expect(201);
  await browser
    .patch(`/api/lesson-notes/${(note as { id: string }).id}`)
    .send({ text: words })
    .expect(200);
  await t.database.query(
    `insert into reviews (id, product_id, account_id, rating, text, created_at) values ($1, $2, $3, 5, $4, $5)`,
    [newId(), course.id, id, words, t.clock.now()],
  );
  const tokens = t.app.get(OneTimeTokens, { strict: false });
  await t.database.transaction((tx) => tokens.issue(tx, id, 'reset-password'));
  await t.runJobs(); // the receipt
  await picture(t, id);
  await browser.post('/api/me/data-export').send({}).expect(200);
  await browser.post('/api/me/deletion').send({ password: PASSWORD }).expect(200);
  await t.runJobs();
  return member;
}

/** Her picture, as an upload leaves it. */
async function picture(t: TestApp, accountId: string): Promise<void> {
  const avatar = await anAsset(
    t,
    { kind: 'image', fileName: 'me.webp', mimeType: 'image/webp', isPublic: true },
    Buffer.from('RIFF....WEBPVP8 a face'),
  );
  await t.database.query('update media_assets set created_by = $2 where id = $1', [avatar.id, accountId]);
  await t.database.query('update accounts set avatar_asset_id = $2 where id = $1', [accountId, avatar.id]);
}
