import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBroadcast,
  aMailing,
  aMailBounced,
  aReader,
  aSegment,
  agreeToNews,
  sendMailings,
} from '../../../test/builders/broadcasts.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { days, later, minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';
import { MAILINGS_PER_MINUTE } from './mailings/post-mailings.service.js';
import { SendMailingsJob } from './sending/send-mailings.job.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
/** Mailings here go only to owners of this product, so that no test writes to another's people. */
let product: string;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  product = (await aProduct(t)).id;
  coach = await aCreator(t);
});

/** Moves the clock, and signs the coach in again. */
async function after(milliseconds: number): Promise<void> {
  t.clock.advance(milliseconds);
  coach = await aCreator(t);
}

const ofOwners = () => ({ segment: aSegment({ kind: 'owners', productId: product }) });
async function anOwner(wishes: { name?: string } = {}): Promise<Person> {
  const reader = await aReader(t, wishes);
  await enroll(t, reader.id, [product]);
  return reader;
}
const send = (id: string, sendAt: Date | null = null) =>
  coach.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt });
const read = async (id: string) =>
  (await coach.browser.get(`/api/creator/broadcasts/${id}`).expect(200)).body as {
    status: string;
    leftOutAtStart: number;
    version: number;
    progress: Record<string, number> & { links: { id: string; people: number; clicks: number }[] };
  };
const deliveriesOf = async (id: string) =>
  (
    await coach.browser
      .get('/api/creator/mailing-deliveries')
      .query({ filter: JSON.stringify({ broadcastId: id }) })
      .expect(200)
  ).body as { id: string; studentId: string; state: string; reason: string | null; followed: string[] }[];
const subjects = async (person: Person) => (await mailsTo(t, person.email)).map(({ subject }) => subject);
/** Creates this many members who own the product. */
async function manyOwners(many: number): Promise<void> {
  const people = await t.database.query<{ id: string }>(
    `insert into accounts (id, email, name, role, password_hash, age_band, email_verified_at, created_at)
     select gen_random_uuid(), 'many-' || n || '-' || $3 || '@example.org', 'Many ' || n, 'member', 'x', 'adult', $2, $2
     from generate_series(1, $1) n returning id`,
    [many, t.clock.now(), newId()],
  );
  for (const { id } of people) await enroll(t, id, [product]);
}

const audience = (over: object) => coach.browser.post('/api/creator/broadcasts/preview-audience').send(over);

describe('before a broadcast is sent', () => {
  test('the coach sees how many will get it, and who is left out and why', async () => {
    const [agreed, blocked, unconfirmed, bounced, left, silent] = await Promise.all([
      anOwner(),
      anOwner(),
      anOwner(),
      anOwner(),
      anOwner(),
      aMember(t, { name: 'Silent' }),
    ]);
    const daughter = await aDaughter(t, agreed);
    await enroll(t, silent.id, [product]);
    await enroll(t, daughter.id, [product]);
    await t.database.query('update accounts set blocked_at = $2 where id = $1', [blocked.id, t.clock.now()]);
    await t.database.query('update accounts set email_verified_at = null where id = $1', [unconfirmed.id]);
    await aMailBounced(t, bounced);
    await agreeToNews(left, false);
    const { body } = await audience({ purpose: 'marketing', ...ofOwners() }).expect(200);
    expect(body.count).toBe(1);
    expect(
      Object.fromEntries(
        body.leftOut.map(({ reason, people }: { reason: string; people: { id: string }[] }) => [
          reason,
          people.map(({ id }) => id),
        ]),
      ),
    ).toEqual({
      blocked: [blocked.id],
      unconfirmed: [unconfirmed.id],
      bounced: [bounced.id],
      unsubscribed: [left.id],
      not_agreed: [silent.id],
      minor: [daughter.id],
    });
  });

  test('a service email also goes to owners who were never asked, and to no minor', async () => {
    const silent = await aMember(t);
    const daughter = await aDaughter(t, silent);
    for (const { id } of [silent, daughter]) await enroll(t, id, [product]);
    const { body } = await audience({ purpose: 'service', ...ofOwners() }).expect(200);
    expect(body).toMatchObject({ count: 1, leftOut: [{ reason: 'minor', count: 1 }] });
  });

  test('each segment contains the members it describes', async () => {
    const owner = await anOwner();
    const tagged = await aReader(t);
    const tagging = { studentIds: [tagged.id], name: newId() };
    const { body: tag } = await coach.browser.post('/api/creator/student-tags/add').send(tagging).expect(200);
    const { body: group } = await coach.browser
      .post('/api/creator/groups')
      .send({ kind: 'circle', name: newId() });
    await coach.browser
      .put(`/api/students/${tagged.id}/groups`)
      .send({ circleId: group.id, podId: null })
      .expect(200);
    await t.database.query(`update accounts set last_seen_at = $2 where id = $1`, [
      owner.id,
      later(t.clock.now(), -days(20)),
    ]);
    const count = async (segment: object) =>
      (await audience({ purpose: 'marketing', segment: aSegment(segment) }).expect(200)).body.count as number;
    const all = await count({ kind: 'everyone' });
    expect(await count({ kind: 'owners', productId: product })).toBe(1);
    expect(await count({ kind: 'not_owners', productId: product })).toBe(all - 1);
    expect(await count({ kind: 'group', groupId: group.id })).toBe(1);
    expect(await count({ kind: 'tag', tagId: tag.tag.id })).toBe(1);
    expect(await count({ kind: 'quiet', days: 15 })).toBe(1);
    expect(await count({ kind: 'quiet', days: 25 })).toBe(0);
    expect(await count({ kind: 'level', level: 1 })).toBe(all);
    expect(await count({ kind: 'level', level: 20 })).toBe(0);
  });

  test('it can be previewed as it will arrive, and tested at the coach’s own address, where nothing is counted', async () => {
    const mailing = {
      purpose: 'marketing',
      subject: 'Hello {{firstName}}',
      text: '<script>alert(1)</script>\n\n[the book](https://example.org/book)',
    };
    const { body } = await coach.browser.post('/api/creator/mailings/preview').send(mailing).expect(200);
    expect(body.subject).toBe('Hello Alma');
    expect(body.html.light).toContain('&lt;script&gt;');
    expect(body.html.light).not.toContain('<script>');
    expect(body.html.light).toContain('href="https://example.org/book"');
    const { body: tested } = await coach.browser.post('/api/creator/mailings/test').send(mailing).expect(200);
    expect(tested).toEqual({ sentTo: coach.email });
    const [mail] = await mailsTo(t, coach.email);
    expect(mail?.subject).toBe('Hello Maren');
    expect(mail?.text).not.toContain('mailing-links');
  });

  test.each([
    ['a placeholder that it does not have', { text: 'Dear {{password}}' }, 'text'],
    ['half a placeholder', { subject: 'Dear {{firstName' }, 'subject'],
    ['what began a sequence', { text: '{{title}}' }, 'text'],
    ['a segment without what it needs', { segment: aSegment({ kind: 'group' }) }, 'segment.groupId'],
    ['a service to everybody', { purpose: 'service' }, 'purpose'],
  ])('%s is refused, with the field', async (_, over, field) => {
    const { body } = await coach.browser.post('/api/creator/broadcasts').send(aMailing(over)).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('a broadcast without recipients is not sent', async () => {
    const { id } = await aBroadcast(coach, ofOwners());
    expect((await send(id).expect(422)).body.code).toBe('no_readers');
    expect((await read(id)).status).toBe('draft');
  });

  test('a draft is changed and deleted; a newer edit is not overwritten', async () => {
    const { id } = await aBroadcast(coach, ofOwners());
    const { body } = await coach.browser.get(`/api/creator/broadcasts/${id}`).expect(200);
    const put = () => coach.browser.put(`/api/creator/broadcasts/${id}`).set('if-match', '1');
    await put()
      .send({ ...body, subject: 'Another' })
      .expect(200);
    await put()
      .send({ ...body, subject: 'Older' })
      .expect(412);
    expect(await read(id)).toMatchObject({ subject: 'Another', version: 2 });
    await coach.browser.delete(`/api/creator/broadcasts/${id}`).expect(200, { id });
    await coach.browser.get(`/api/creator/broadcasts/${id}`).expect(404);
  });
});

describe('a broadcast', () => {
  test('goes to each of its segment once, by name, and leaves out members who may not get it', async () => {
    const rosa = await anOwner({ name: 'Rosa Lind' });
    const silent = await aMember(t);
    await enroll(t, silent.id, [product]);
    const { id } = await aBroadcast(coach, ofOwners());
    await send(id).expect(200);
    for (let again = 0; again < 3; again += 1) await sendMailings(t);
    const [mail, ...more] = await mailsTo(t, rosa.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Dear Rosa,');
    expect(mail?.unsubscribeUrl).toContain('/api/unsubscribe/');
    expect(await subjects(silent)).toEqual([]);
    expect(await read(id)).toMatchObject({
      status: 'sent',
      leftOutAtStart: 1,
      progress: { total: 1, sent: 1, waiting: 0, failed: 0 },
    });
    expect((await send(id).expect(409)).body.code).toBe('mailing_sent');
  });

  test('waits for its time, and can be canceled until then', async () => {
    const rosa = await anOwner();
    const { id } = await aBroadcast(coach, ofOwners());
    await send(id, later(t.clock.now(), -1)).expect(400);
    await send(id, later(t.clock.now(), days(1))).expect(200);
    await coach.browser.put(`/api/creator/broadcasts/${id}`).send(aMailing(ofOwners())).expect(409);
    await coach.browser.post(`/api/creator/broadcasts/${id}/cancel`).expect(200);
    await after(days(2));
    await sendMailings(t);
    expect(await subjects(rosa)).toEqual([]);
    await send(id, later(t.clock.now(), days(1))).expect(200);
    await sendMailings(t);
    expect(await subjects(rosa)).toEqual([]);
    await after(days(1));
    await sendMailings(t);
    expect(await subjects(rosa)).toEqual(['A quiet week']);
  });

  deepTest('goes steadily, and is stopped for all who have not had it', async () => {
    const many = MAILINGS_PER_MINUTE + 5;
    await manyOwners(many);
    const { id } = await aBroadcast(coach, { purpose: 'service', ...ofOwners() });
    await send(id).expect(200);
    const job = t.app.get(SendMailingsJob, { strict: false });
    await job.run();
    await job.run();
    expect(await read(id)).toMatchObject({ status: 'sending', progress: { waiting: 5 } });
    await coach.browser.post(`/api/creator/broadcasts/${id}/cancel`).expect(200);
    t.clock.advance(minutes(2));
    await job.run();
    await t.runJobs();
    expect(await read(id)).toMatchObject({
      status: 'stopped',
      progress: { total: many, sent: MAILINGS_PER_MINUTE, leftOut: 5, waiting: 0 },
    });
  });

  deepTest(
    'is written to all at once where an installation catches up, which holds its mails back',
    async () => {
      await manyOwners(MAILINGS_PER_MINUTE + 5);
      const { id } = await aBroadcast(coach, { purpose: 'service', ...ofOwners() });
      await send(id).expect(200);
      await t.app.get(SendMailingsJob, { strict: false }).run({ isBacklog: true });
      expect(await read(id)).toMatchObject({ status: 'sent', progress: { waiting: 0 } });
    },
  );

  deepTest('with two workers at it goes to each once', async () => {
    const people = await Promise.all([anOwner(), anOwner(), anOwner(), anOwner()]);
    const other = await t.another();
    try {
      const { id } = await aBroadcast(coach, ofOwners());
      await send(id, later(t.clock.now(), minutes(1))).expect(200);
      t.clock.advance(minutes(2));
      const both = [t, other].map(({ app }) => app.get(SendMailingsJob, { strict: false }));
      await Promise.all(both.flatMap((job) => [job.run(), job.run()]));
      t.clock.advance(minutes(1));
      await Promise.all([t.runJobs(), other.runJobs()]);
      const mails = await t.app.get(MailFolder).list();
      for (const { email } of people) expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
      expect(await read(id)).toMatchObject({ status: 'sent', progress: { total: 4, sent: 4 } });
    } finally {
      await other.close();
    }
  });

  deepTest('is addressed to a person once: the database refuses a second', async () => {
    const rosa = await anOwner();
    const { id } = await aBroadcast(coach, ofOwners());
    await send(id).expect(200);
    await expect(
      t.database.query(
        `insert into mailing_deliveries (id, mailing_id, account_id, created_at)
         select $1, mailing_id, $2, $3 from broadcasts where id = $4`,
        [newId(), rosa.id, t.clock.now(), id],
      ),
    ).rejects.toThrow('mailing_deliveries_once');
    await sendMailings(t);
  });

  test('leaves out members who unsubscribed, or whose account became a minor’s, after it started', async () => {
    const left = await anOwner();
    const young = await anOwner();
    const { id } = await aBroadcast(coach, ofOwners());
    await send(id).expect(200);
    await agreeToNews(left, false);
    await t.database.query(`update accounts set age_band = 'teen' where id = $1`, [young.id]);
    await sendMailings(t);
    expect([await subjects(left), await subjects(young)]).toEqual([[], []]);
    const reasons = Object.fromEntries(
      (await deliveriesOf(id)).map(({ studentId, reason }) => [studentId, reason]),
    );
    expect(reasons).toEqual({ [left.id]: 'unsubscribed', [young.id]: 'minor' });
  });

  test('waits until its reader’s quiet hours are over', async () => {
    const rosa = await anOwner();
    const hour = t.clock.now().getUTCHours();
    const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`;
    const quiet = { quietFrom: at(0), quietTo: at(2), digest: 'at_once' };
    await rosa.browser.patch('/api/me').send({ timeZone: 'UTC' }).expect(200);
    await rosa.browser.put('/api/me/notification-settings').send(quiet).expect(200);
    const { id } = await aBroadcast(coach, ofOwners());
    await send(id).expect(200);
    await sendMailings(t);
    expect(await subjects(rosa)).toEqual([]);
    expect((await read(id)).progress).toMatchObject({ queued: 1, sent: 0 });
    await after(minutes(125));
    expect(await subjects(rosa)).toEqual(['A quiet week']);
  });

  test('does not take a member’s name for a placeholder or a link', async () => {
    const name = '{{coach}} [x](https://evil.example)';
    const rosa = await anOwner({ name });
    const { id } = await aBroadcast(coach, { ...ofOwners(), text: 'Dear {{name}}' });
    await send(id).expect(200);
    await sendMailings(t);
    const mails = await t.app.get(MailFolder).list();
    const mail = mails.find(({ to }) => to === rosa.email);
    expect(mail?.text).toContain(`Dear ${name}`);
    expect(mail?.html).not.toContain('href="https://evil.example');
  });

  test('is the coach’s: members and visitors see and send nothing', async () => {
    const { id } = await aBroadcast(coach, ofOwners());
    const rosa = await aMember(t);
    await rosa.browser.get(`/api/creator/broadcasts/${id}`).expect(403);
    await rosa.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt: null }).expect(403);
    await t.browser().get(`/api/creator/broadcasts/${id}`).expect(401);
  });

  test('is in the audit log: created, changed, scheduled, canceled, sent', async () => {
    await anOwner();
    const { id } = await aBroadcast(coach, ofOwners());
    await coach.browser.put(`/api/creator/broadcasts/${id}`).send(aMailing(ofOwners())).expect(200);
    await send(id, later(t.clock.now(), days(1))).expect(200);
    await coach.browser.post(`/api/creator/broadcasts/${id}/cancel`).expect(200);
    await send(id).expect(200);
    await sendMailings(t);
    const entries = await t.database.query(
      'select action from audit_entries where subject_id = $1 order by id',
      [id],
    );
    expect(entries.map(({ action }) => String(action))).toEqual(
      ['created', 'updated', 'scheduled', 'unscheduled', 'started'].map((action) => `broadcast.${action}`),
    );
  });
});
