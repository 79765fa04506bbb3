import { aRegistration } from '../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { anAsset } from '../../../test/builders/media.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { days, hours, minutes } from '../../kernel/clock.js';
import { Storage } from '../../platform/storage/index.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const schedule = (member: Person, password = PASSWORD) =>
  member.browser.post('/api/me/deletion/schedule').send({ password });

const signIn = (email: string, browser = t.browser()) =>
  browser.post('/api/auth/login').send({ email, password: PASSWORD });

async function sevenDaysPass(): Promise<void> {
  t.clock.advance(days(7));
  await t.app.get(AccountDeletionService, { strict: false }).eraseDue();
  await t.runJobs();
}

const isThere = async ({ id }: Person) =>
  (await t.database.one('select 1 from accounts where id = $1', [id])) !== undefined;

describe('deleting an account', () => {
  test('is scheduled for seven days later, and says so', async () => {
    const rosa = await aMember(t);
    const { body } = await schedule(rosa).expect(200);
    const erasesAt = new Date(t.clock.now().getTime() + days(7)).toISOString();
    const scheduledAt = t.clock.now().toISOString();
    expect(body).toEqual({ scheduledAt, erasesAt, awaitsGuardianSince: null, isKeptByGuardian: false });
    expect((await rosa.browser.get('/api/me/deletion').expect(200)).body).toEqual(body);
  });

  test('signs out the other devices, not this one', async () => {
    const rosa = await aMember(t);
    const phone = t.browser();
    await signIn(rosa.email, phone).expect(200);
    await schedule(rosa).expect(200);
    await phone.get('/api/me').expect(401);
    await rosa.browser.get('/api/me').expect(200);
  });

  test('is confirmed by one email with the date, however often it is requested', async () => {
    const rosa = await aMember(t);
    const { body } = await schedule(rosa).expect(200);
    t.clock.advance(minutes(1));
    expect((await schedule(rosa).expect(200)).body).toEqual(body);
    const mails = await mailsTo(t, rosa.email);
    expect(mails).toHaveLength(1);
    const date = new Date(body.erasesAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mails[0]?.subject).toBe(`Your account will be deleted on ${date}`);
    expect(mails[0]?.text).toContain('Keep my account');
  });

  test('needs the member’s password and a fresh sign-in', async () => {
    const rosa = await aMember(t);
    const { body } = await schedule(rosa, 'not my password').expect(403);
    expect(body).toMatchObject({ code: 'wrong_password', fields: { password: 'Password isn’t correct' } });
    t.clock.advance(minutes(10) + 1);
    await rosa.browser.post('/api/auth/refresh').expect(200);
    expect((await schedule(rosa).expect(403)).body.code).toBe('fresh_sign_in_required');
    expect((await rosa.browser.get('/api/me/deletion').expect(200)).body.erasesAt).toBeNull();
  });

  test('is refused for the coach, and for a member who became the coach meanwhile', async () => {
    const coach = await aCreator(t);
    await schedule(coach).expect(403);
    const rosa = await aMember(t);
    await schedule(rosa).expect(200);
    await t.database.transaction(async (tx) => {
      await tx.query(`set local sanctum.role_change = 'allowed'`);
      await tx.query(`update accounts set role = 'creator' where id = $1`, [rosa.id]);
    });
    await sevenDaysPass();
    expect(await isThere(rosa)).toBe(true);
  });
});

describe('within the seven days', () => {
  test('the member can keep the account, also after signing in again', async () => {
    const rosa = await aMember(t);
    await schedule(rosa).expect(200);
    t.clock.advance(days(7) - hours(1));
    const again = t.browser();
    await signIn(rosa.email, again).expect(200);
    await again.post('/api/me/deletion/cancel').expect(204);
    await again.post('/api/me/deletion/cancel').expect(404);
    await sevenDaysPass();
    expect(await isThere(rosa)).toBe(true);
    await again.post('/api/auth/refresh').expect(200);
    expect((await again.get('/api/me/deletion').expect(200)).body).toMatchObject({ erasesAt: null });
  });

  test('nothing is erased even a moment too early', async () => {
    const rosa = await aMember(t);
    await schedule(rosa).expect(200);
    t.clock.advance(days(7) - 1);
    await t.app.get(AccountDeletionService, { strict: false }).eraseDue();
    expect(await isThere(rosa)).toBe(true);
  });
});

describe('an erased member', () => {
  let rosa: Person;
  let coach: Person;
  let orderId: string;
  let pictureKey: string;
  beforeAll(async () => {
    rosa = await aMember(t, { name: 'Rosa Erased', email: 'rosa.erased@example.org' });
    const product = await aProduct(t, { title: 'The Long Walk' });
    orderId = await aPaidOrder(t, rosa, product.id);
    const picture = await anAsset(t, { kind: 'image', mimeType: 'image/webp', isPublic: true });
    pictureKey = picture.objectKey;
    await t.database.query('update media_assets set created_by = $2 where id = $1', [picture.id, rosa.id]);
    await schedule(rosa).expect(200);
    await sevenDaysPass();
    coach = await aCreator(t);
  });

  test('is signed out on all devices and can’t sign in', async () => {
    await rosa.browser.get('/api/me').expect(401);
    await rosa.browser.post('/api/auth/refresh').expect(401);
    const { body } = await signIn(rosa.email).expect(401);
    expect(body.code).toBe('wrong_credentials');
  });

  test('is no longer a student', async () => {
    const { body } = await coach.browser.get('/api/students').expect(200);
    expect((body as { id: string }[]).map(({ id }) => id)).not.toContain(rosa.id);
    await coach.browser.get(`/api/students/${rosa.id}`).expect(404);
  });

  test('leaves no picture in any storage', async () => {
    expect(await t.app.get(Storage).head(pictureKey)).toBeNull();
  });

  test('leaves their orders for the accounting', async () => {
    const order = await t.database.one(`select status from orders where id = $1`, [orderId]);
    expect(order).toEqual({ status: 'paid' });
    expect(await t.database.query('select 1 from purchases where account_id = $1', [rosa.id])).toHaveLength(
      1,
    );
    expect(await t.database.query('select 1 from enrollments where account_id = $1', [rosa.id])).toEqual([]);
  });

  test('can register again with the same address, as a new member', async () => {
    const browser = t.browser();
    const { body } = await browser.post('/api/auth/register').send(aRegistration(rosa)).expect(201);
    expect(body.id).not.toBe(rosa.id);
    expect((await browser.get('/api/me/orders').expect(200)).body.items).toEqual([]);
  });

  test('has rows of a late request deleted an hour later', async () => {
    await t.database.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at)
       values ($1, 'lesson', gen_random_uuid(), gen_random_uuid(), $2)`,
      [rosa.id, t.clock.now()],
    );
    t.clock.advance(hours(1));
    await t.runJobs();
    expect(await t.database.query('select 1 from completions where account_id = $1', [rosa.id])).toEqual([]);
  });
});

describe('the last moment', () => {
  const erase = ({ id }: Person) => t.app.get(AccountDeletionService, { strict: false }).erase(id);
  const timesTold = async ({ id }: Person) =>
    (
      await t.database.query(
        `select 1 from jobs where kind = 'event:cart.erase' and payload->>'accountId' = $1`,
        [id],
      )
    ).length;

  test('erasing ten times at once erases once', async () => {
    const rosa = await aMember(t);
    await schedule(rosa).expect(200);
    t.clock.advance(days(7));
    await Promise.all(Array.from({ length: 10 }, () => erase(rosa)));
    expect(await isThere(rosa)).toBe(false);
    expect(await timesTold(rosa)).toBe(1);
  });

  deepTest('undoing and erasing at once: everything of the member stays, or nothing', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aMember(t)));
    for (const person of people) await schedule(person).expect(200);
    t.clock.advance(days(7));
    const deletions = t.app.get(AccountDeletionService, { strict: false });
    const outcomes = await Promise.all(
      people.map(async (person, index) => {
        const undo = () =>
          deletions.undo({ accountId: person.id }).then(
            () => true,
            () => false,
          );
        const [kept] =
          index % 2 ? await Promise.all([undo(), erase(person)]) : [await racing(erase(person), undo)];
        return { person, kept };
      }),
    );
    for (const { person, kept } of outcomes) {
      expect({ kept, there: await isThere(person), told: await timesTold(person) }).toEqual(
        kept ? { kept, there: true, told: 0 } : { kept, there: false, told: 1 },
      );
    }
  });

  async function racing(first: Promise<void>, second: () => Promise<boolean>): Promise<boolean> {
    const [, kept] = await Promise.all([first, second()]);
    return kept;
  }
});
