import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aReader,
  aRunningSequence,
  aMailBounced,
  aSequence,
  agreeToNews,
  sendMailings,
} from '../../../test/builders/broadcasts.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { addToCart, aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, aRegistration, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { days, hours, later, seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { SendMailingsJob } from './sending/send-mailings.job.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  // left by the tests before; each test makes its own
  await t.database.query('update sequences set is_on = false');
  coach = await aCreator(t);
});

/** Moves some hours ahead, signs the coach in again, and sends that minute's mailings. */
async function hoursLater(count: number): Promise<void> {
  t.clock.advance(hours(count));
  await sendMailings(t);
  coach = await aCreator(t);
}
const daysLater = (count: number): Promise<void> => hoursLater(count * 24);
const mailings = async (person: Person, among: readonly string[]) =>
  (await mailsTo(t, person.email))
    .map(({ subject }) => subject)
    .filter((subject) => among.includes(subject))
    .toReversed();
const BOTH = ['Welcome', 'Three days later'];
const entries = async (sequenceId: string) =>
  (
    await coach.browser
      .get('/api/creator/sequence-entries')
      .query({ filter: JSON.stringify({ sequenceId }) })
      .expect(200)
  ).body as {
    studentId: string;
    title: string;
    mailings: number;
    nextSubject: string | null;
    nextAt: string | null;
    endReason: string | null;
  }[];

describe('a sequence', () => {
  test('sends its mailings in order, each so many days after the previous one, once', async () => {
    const { id } = await aRunningSequence(coach);
    const rosa = await aReader(t);
    await sendMailings(t);
    const entered = t.clock.now();
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
    const [entry] = (await entries(id)).filter(({ studentId }) => studentId === rosa.id);
    expect(entry).toMatchObject({ mailings: 1, nextSubject: 'Three days later', endReason: null });
    expect(Math.abs(Date.parse(entry!.nextAt!) - later(entered, days(3)).getTime())).toBeLessThan(120_000);
    await daysLater(2);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
    await daysLater(1);
    await daysLater(1);
    expect(await mailings(rosa, BOTH)).toEqual(BOTH);
    expect((await entries(id)).find(({ studentId }) => studentId === rosa.id)).toMatchObject({
      mailings: 2,
      nextSubject: null,
      endReason: 'completed',
    });
  });

  test('starts with nothing that happened before it was turned on', async () => {
    const before = await aReader(t);
    await daysLater(1);
    const { id } = await aRunningSequence(coach);
    await sendMailings(t);
    expect(await entries(id)).toEqual([]);
    expect(await mailings(before, BOTH)).toEqual([]);
  });

  test('that is off enrolls nobody, and goes on for its members once it is on again', async () => {
    const { id } = await aRunningSequence(coach);
    const rosa = await aReader(t);
    await sendMailings(t);
    await coach.browser.post(`/api/creator/sequences/${id}/turn-off`).expect(200);
    const late = await aReader(t);
    await daysLater(4);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
    await coach.browser.post(`/api/creator/sequences/${id}/turn-on`).expect(200);
    await sendMailings(t);
    expect(await mailings(rosa, BOTH)).toEqual(BOTH);
    expect(await mailings(late, BOTH)).toEqual([]);
  });

  test('with offers enrolls members who opted in, never minors; an address that is unconfirmed, or unconfirmed after a bounce, is kept waiting', async () => {
    const { id } = await aRunningSequence(coach);
    const silent = await aMember(t);
    const unconfirmed = await aReader(t);
    const bounced = await aReader(t);
    const daughter = await aDaughter(t, await aMember(t));
    await agreeToNews(daughter);
    await t.database.query('update accounts set email_verified_at = null where id = $1', [unconfirmed.id]);
    await aMailBounced(t, bounced);
    await sendMailings(t);
    const within = (await entries(id)).map(({ studentId }) => studentId);
    expect(within).toEqual(expect.arrayContaining([unconfirmed.id, bounced.id]));
    expect(within).not.toContain(silent.id);
    expect(within).not.toContain(daughter.id);
    expect(await mailings(unconfirmed, BOTH)).toEqual([]);
    expect(await mailings(bounced, BOTH)).toEqual([]);
    t.clock.advance(seconds(1));
    await t.database.query('update accounts set email_verified_at = $2 where id = any($1)', [
      [unconfirmed.id, bounced.id],
      t.clock.now(),
    ]);
    await daysLater(1);
    expect(await mailings(unconfirmed, BOTH)).toEqual(['Welcome']);
    expect(await mailings(bounced, BOTH)).toEqual(['Welcome']);
  });

  test('starts at registration for people who opt in to mailings and confirm the address', async () => {
    await aRunningSequence(coach);
    const email = `${newId()}@example.org`;
    const account = { ...aRegistration({ name: 'Ida Moor', email }), wantsNews: true };
    await t.browser().post('/api/auth/register').send(account).expect(201);
    await t.runJobs();
    await t.database.query('update accounts set email_verified_at = $2 where email = $1', [
      email,
      t.clock.now(),
    ]);
    await sendMailings(t);
    expect(await mailings({ email } as Person, BOTH)).toEqual(['Welcome']);
  });

  test('about an owned product is a service email: it needs no consent, names the product, and ends with the access', async () => {
    const product = await aProduct(t, { title: 'The Evening Course' });
    const { id } = await aRunningSequence(coach, {
      purpose: 'service',
      trigger: 'enrolled',
      productId: product.id,
      steps: [
        { id: null, delayDays: 0, subject: 'Begin here', text: 'About {{title}}' },
        { id: null, delayDays: 1, subject: 'Go on', text: 'Still there?' },
      ],
    });
    const rosa = await aMember(t);
    const other = await aMember(t);
    await enroll(t, rosa.id, [product.id]);
    await enroll(t, other.id, [(await aProduct(t)).id]);
    await sendMailings(t);
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail).toMatchObject({ subject: 'Begin here' });
    expect(mail?.text).toContain('About The Evening Course');
    expect(await mailings(other, ['Begin here'])).toEqual([]);
    await t.database.query('update enrollments set ended_at = $2 where account_id = $1', [
      rosa.id,
      t.clock.now(),
    ]);
    await daysLater(2);
    expect(await mailings(rosa, ['Begin here', 'Go on'])).toEqual(['Begin here']);
    expect(await entries(id)).toMatchObject([{ studentId: rosa.id, endReason: 'not_owned' }]);
  });

  test('triggered by a purchase starts with a payment, not with a grant', async () => {
    const product = (await aProduct(t)).id;
    const { id } = await aRunningSequence(coach, {
      purpose: 'service',
      trigger: 'bought',
      productId: product,
    });
    const rosa = await aMember(t);
    const ida = await aMember(t);
    await aPaidOrder(t, rosa, product);
    await enroll(t, ida.id, [product]);
    await sendMailings(t);
    expect((await entries(id)).map(({ studentId }) => studentId)).toEqual([rosa.id]);
  });

  test('about a left cart starts four hours after the latest product, names it, and ends without it', async () => {
    const [first, latest, owned] = await Promise.all([
      aProduct(t, { title: 'The Morning Course' }),
      aProduct(t, { title: 'The Evening Course' }),
      aProduct(t),
    ]);
    const { id } = await aRunningSequence(coach, {
      trigger: 'cart_left',
      steps: [
        { id: null, delayDays: 0, subject: 'Still interested?', text: 'About {{title}}' },
        { id: null, delayDays: 1, subject: 'A last word', text: 'About {{title}}' },
      ],
    });
    const [rosa, silent, owner] = [await aReader(t), await aMember(t), await aReader(t)];
    const daughter = await aDaughter(t, await aMember(t));
    await agreeToNews(daughter);
    await addToCart(rosa.browser, first.id, latest.id);
    await addToCart(silent.browser, first.id);
    await addToCart(owner.browser, owned.id);
    await enroll(t, owner.id, [owned.id]);
    await t.database.query(
      'insert into cart_items (id, account_id, product_id, quantity, created_at) values ($1, $2, $3, 1, $4)',
      [newId(), daughter.id, first.id, t.clock.now()],
    );
    await t.database.query('update cart_items set created_at = $2 where product_id = $1', [
      first.id,
      later(t.clock.now(), -hours(3)),
    ]);
    await hoursLater(3);
    expect((await entries(id)).map(({ studentId }) => studentId)).toEqual([]);
    await hoursLater(1);
    expect(await entries(id)).toMatchObject([{ studentId: rosa.id, title: latest.title, endReason: null }]);
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.text).toContain('About The Evening Course');
    await rosa.browser.post('/api/auth/refresh').expect(200);
    await rosa.browser.delete(`/api/cart/${latest.id}`).expect(204);
    // The other product starts no second run within a month.
    await daysLater(2);
    expect(await entries(id)).toMatchObject([{ studentId: rosa.id, mailings: 1, endReason: 'not_in_cart' }]);
  });

  test('ends when its goal is reached', async () => {
    const goal = (await aProduct(t)).id;
    const { id } = await aRunningSequence(coach, { goalProductId: goal });
    const rosa = await aReader(t);
    await sendMailings(t);
    await t.database.transaction((tx) =>
      t.app
        .get(EnrollmentsService, { strict: false })
        .grant(tx, { accountId: rosa.id, productIds: [goal], source: 'grant', sourceId: null }),
    );
    await daysLater(4);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
    expect((await entries(id)).find(({ studentId }) => studentId === rosa.id)?.endReason).toBe('goal');
  });

  test('for inactive members starts once per absence, and ends when they return', async () => {
    const product = (await aProduct(t)).id;
    const rosa = await aReader(t);
    await enroll(t, rosa.id, [product]);
    const seen = (when: Date) =>
      t.database.query('update accounts set last_seen_at = $2 where id = $1', [rosa.id, when]);
    await seen(t.clock.now());
    const { id } = await aRunningSequence(coach, { trigger: 'quiet', productId: product, quietDays: 14 });
    await daysLater(13);
    expect(await mailings(rosa, BOTH)).toEqual([]);
    await daysLater(1);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
    await seen(later(t.clock.now(), days(1)));
    await daysLater(5);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
    expect(await entries(id)).toMatchObject([{ endReason: 'came_back' }]);
    await daysLater(11);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome', 'Welcome']);
  });

  test('starts when a module opens, once for each', async () => {
    const course = await aCourse(t, { title: 'Roots', sections: [[{ title: 'Listening', lessons: [{}] }]] });
    const { id } = await aRunningSequence(coach, {
      purpose: 'service',
      trigger: 'module_opened',
      productId: course.id,
      steps: [{ id: null, delayDays: 0, subject: 'It has opened', text: '{{title}} is open' }],
    });
    const rosa = await aMember(t);
    await enroll(t, rosa.id, [course.id]);
    const opening = {
      accountId: rosa.id,
      courseId: course.id,
      courseTitle: 'Roots',
      moduleId: newId(),
      moduleTitle: 'Listening',
    };
    const outbox = t.app.get(Outbox, { strict: false });
    for (let again = 0; again < 2; again += 1)
      await t.database.transaction((tx) => outbox.publish(tx, 'module.opened', opening));
    await t.runJobs();
    await sendMailings(t);
    await sendMailings(t);
    const mails = (await mailsTo(t, rosa.email)).filter(({ subject }) => subject === 'It has opened');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Listening is open');
    expect(await entries(id)).toMatchObject([{ title: 'Listening', mailings: 1 }]);
  });

  test('ends for members who unsubscribe, in whichever way', async () => {
    const { id } = await aRunningSequence(coach);
    const rosa = await aReader(t);
    await sendMailings(t);
    await agreeToNews(rosa, false);
    await t.runJobs();
    expect((await entries(id)).find(({ studentId }) => studentId === rosa.id)?.endReason).toBe(
      'unsubscribed',
    );
    await daysLater(4);
    expect(await mailings(rosa, BOTH)).toEqual(['Welcome']);
  });

  test('with changed mailings continues from each person’s position', async () => {
    const { id } = await aRunningSequence(coach);
    const rosa = await aReader(t);
    await sendMailings(t);
    const { body } = await coach.browser.get(`/api/creator/sequences/${id}`).expect(200);
    const [first] = body.steps;
    await coach.browser
      .put(`/api/creator/sequences/${id}`)
      .set('if-match', String(body.version))
      .send({
        ...body,
        steps: [first, { id: null, delayDays: 1, subject: 'The day after', text: 'Good morning.' }],
      })
      .expect(200);
    await daysLater(5);
    expect(await mailings(rosa, [...BOTH, 'The day after'])).toEqual(['Welcome', 'The day after']);
    const read = await coach.browser.get(`/api/creator/sequences/${id}`).expect(200);
    expect(read.body.steps).toMatchObject([
      { id: first.id, progress: { sent: expect.any(Number) } },
      { subject: 'The day after' },
    ]);
    await coach.browser.put(`/api/creator/sequences/${id}`).set('if-match', '1').send(body).expect(412);
  });

  deepTest('with two workers at it sends each mailing once', async () => {
    const { id } = await aRunningSequence(coach);
    const people = await Promise.all([aReader(t), aReader(t), aReader(t)]);
    const other = await t.another();
    try {
      const both = [t, other].map(({ app }) => app.get(SendMailingsJob, { strict: false }));
      await Promise.all(both.flatMap((job) => [job.run(), job.run()]));
      await sendMailings(t);
      for (const person of people) expect(await mailings(person, BOTH)).toEqual(['Welcome']);
      expect(await entries(id)).toHaveLength(people.length);
    } finally {
      await other.close();
    }
  });

  test.each([
    ['a service to who has only registered', { purpose: 'service' }, 'purpose'],
    ['quiet without days', { trigger: 'quiet' }, 'quietDays'],
    [
      'a placeholder that its mailings do not have',
      { steps: [{ id: null, delayDays: 0, subject: 'Hi', text: '{{title}}' }] },
      'steps.0.text',
    ],
    [
      'a step that is not there',
      { steps: [{ id: newId(), delayDays: 0, subject: 'Hi', text: 'Hi' }] },
      'steps.0.id',
    ],
  ])('%s is refused, with the field', async (_, over, field) => {
    const { body } = await coach.browser.post('/api/creator/sequences').send(aSequence(over)).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('needs a mailing to be turned on, and can be deleted until someone has had one', async () => {
    const { body } = await coach.browser
      .post('/api/creator/sequences')
      .send(aSequence({ steps: [] }))
      .expect(201);
    await coach.browser.post(`/api/creator/sequences/${body.id}/turn-on`).expect(422);
    await coach.browser.delete(`/api/creator/sequences/${body.id}`).expect(200);
    const { id } = await aRunningSequence(coach);
    await aReader(t);
    await sendMailings(t);
    expect((await coach.browser.delete(`/api/creator/sequences/${id}`).expect(409)).body.code).toBe(
      'mailing_sent',
    );
  });
});
