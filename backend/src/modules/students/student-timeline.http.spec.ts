import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { anAnswerableLesson, share } from '../../../test/builders/answers.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aFailedMail } from '../../../test/builders/mails.js';
import { aKindRefund } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { cursorOf } from '../../platform/http/cursor.js';
import type { Page } from '../../platform/http/list-response.js';
import type { TimelineEntryResponse } from './student-timeline.dto.js';

describe('a student’s timeline', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t, { name: 'Maren Holt' });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.database.query('delete from rate_limits');
    rosa = await aMember(t);
  });

  const page = (after?: string) =>
    coach.browser.get(`/api/students/${rosa.id}/timeline`).query(after === undefined ? {} : { after });
  const read = async (after?: string) => (await page(after).expect(200)).body as Page<TimelineEntryResponse>;

  test('has the emails to the member with their subject and delivery, without their text', async () => {
    const email = { subject: 'Hello', text: 'How are you?' };
    await coach.browser.post(`/api/students/${rosa.id}/emails`).send(email);
    const mails = async () => (await read()).items.filter(({ kind }) => kind === 'mailed');
    expect(await mails()).toMatchObject([{ mail: 'coach_email', mailState: 'queued', title: null }]);
    await t.runJobs();
    expect(await mails()).toMatchObject([
      { mail: 'coach_email', mailState: 'sent', title: 'Hello', reason: null },
    ]);
    expect(JSON.stringify(await mails())).not.toContain('How are you?');
  });

  test('names a failed email; resending it is in the audit log', async () => {
    const id = await aFailedMail(t, rosa.id, 'Hello');
    expect((await read()).items[0]).toMatchObject({
      id,
      mailState: 'failed',
      canSendAgain: true,
      title: 'Hello',
    });
    const sendAgain = () => coach.browser.post(`/api/creator/failed-mails/${id}/resend`);
    const statuses = (await Promise.all([sendAgain(), sendAgain()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
    expect((await mailsTo(t, rosa.email)).map(({ subject }) => subject)).toEqual(['Hello']);
    const { items: entries } = await read();
    expect(entries.filter(({ kind }) => kind === 'mailed')).toMatchObject([{ id, mailState: 'sent' }]);
    expect(entries.filter(({ action }) => action === 'mail.resent')).toMatchObject([{ by: 'Maren Holt' }]);
    await coach.browser.post(`/api/creator/failed-mails/${newId()}/resend`).expect(404);
  });

  test('has everything that happened, newest first, with links', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}] }]] });
    const later = () => t.clock.advance(1_000);
    later();
    const orderId = await aPaidOrder(t, rosa, course.id);
    later();
    await rosa.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).send({}).expect(200);
    later();
    const given = await aCourse(t, { sections: [[{ lessons: [{}] }]] });
    const gift = { productId: given.id, reason: 'Won in the raffle' };
    await coach.browser.post(`/api/students/${rosa.id}/enrollments/grant`).send(gift).expect(200);
    later();
    await coach.browser.patch(`/api/students/${rosa.id}`).send({ city: 'Oslo' }).expect(200);
    const { items: entries, next } = await read();
    expect(entries).toMatchObject([
      { kind: 'audit', action: 'student.updated', by: 'Maren Holt', fields: ['city'] },
      { kind: 'received', productId: given.id },
      { kind: 'audit', action: 'enrollment.granted', productId: given.id, reason: 'Won in the raffle' },
      { kind: 'lesson_completed', productId: course.id },
      { kind: 'course_completed', productId: course.id },
      { kind: 'paid', orderId },
      { kind: 'joined' },
    ]);
    expect(next).toBeNull();
  });

  test('has journals that were shared and replied to, without their text', async () => {
    const lesson = await anAnswerableLesson(t, { she: rosa });
    const id = await share(t, lesson, 'The hurry.');
    t.clock.advance(1_000);
    await coach.browser.put(`/api/creator/shared-journals/${id}`).send({ reply: 'Well done.' }).expect(200);
    const { items: entries } = await read();
    expect(entries.filter(({ kind }) => kind.startsWith('journal'))).toMatchObject([
      { kind: 'journal_replied', title: 'The first quiet minute', productId: lesson.courseId },
      { kind: 'journal_shared', title: 'The first quiet minute', productId: lesson.courseId },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/hurry|Well done/);
  });

  test('has refunds and disputes, which link to their order', async () => {
    const refunded = await aPaidOrder(t, rosa, (await aProduct(t, { title: 'Oak' })).id);
    const disputed = await aPaidOrder(t, rosa, (await aProduct(t)).id);
    t.clock.advance(1_000);
    await aKindRefund(t, refunded, 'A thank you');
    await t.database.query(
      `insert into disputes (id, order_id, stripe_dispute_id, stage, amount_cents, reason, opened_at, closed_at)
       values ($1, $2, 'dp_1', 'won', 2700, 'fraudulent', $3, $4)`,
      [newId(), disputed, t.clock.now(), later(t.clock.now(), 1_000)],
    );
    const { items: entries } = await read();
    const money = entries.filter(({ orderId, kind }) => orderId !== null && kind !== 'paid');
    expect(money.map(({ kind, orderId }) => [kind, orderId]).toSorted()).toEqual(
      [
        ['dispute_won', disputed],
        ['disputed', disputed],
        ['refunded', refunded],
      ].toSorted(),
    );
    expect(money.find(({ kind }) => kind === 'refunded')).toMatchObject({ title: 'Oak' });
  });

  test('comes in pages that neither miss nor repeat an entry, even when more happens meanwhile', async () => {
    const note = () =>
      coach.browser.post('/api/student-notes').send({ studentId: rosa.id, note: 'Hm.' }).expect(201);
    // Some at the same time, so they are ordered by id.
    for (let n = 0; n < 35; n++) {
      if (n % 3 === 0) t.clock.advance(1_000);
      await note();
    }
    const first = await read();
    await note();
    const second = await read(first.next!);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toHaveLength(36); // the notes and the day of joining
    expect(new Set(ids).size).toBe(36);
    expect(second.next).toBeNull();
  });

  test.each(['x', '2027-03-01', cursorOf('2027-03-01T09:00:00.000Z', 'audit', 'x'.repeat(36))])(
    'is a 400 for the cursor %j',
    async (after) => void (await page(after).expect(400)),
  );

  test('is only for the coach, and only about students', async () => {
    const at = (id: string) => `/api/students/${id}/timeline`;
    await t.browser().get(at(rosa.id)).expect(401);
    await rosa.browser.get(at(rosa.id)).expect(403);
    await coach.browser.get(at(newId())).expect(404);
  });
});
