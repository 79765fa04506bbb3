import { newId } from '../../src/kernel/ids.js';
import { minutes, seconds } from '../../src/kernel/clock.js';
import { SendMailingsJob } from '../../src/modules/broadcasts/sending/send-mailings.job.js';
import type { Segment } from '../../src/modules/broadcasts/segment.js';
import type { TestApp } from '../app.js';
import { aMember, type Person } from './people.js';

export const aSegment = (over: Partial<Segment> = {}): Segment => ({
  kind: 'everyone',
  productId: null,
  groupId: null,
  tagId: null,
  level: null,
  days: null,
  ...over,
});

export const aMailing = (over: object = {}) => ({
  subject: 'A quiet week',
  text: 'Dear {{firstName}},\n\n[here it is](https://example.org/book).',
  purpose: 'marketing',
  segment: aSegment(),
  ...over,
});

export const aSequence = (over: object = {}) => ({
  name: 'Welcome',
  purpose: 'marketing',
  trigger: 'registered',
  productId: null,
  goalProductId: null,
  quietDays: null,
  steps: [
    { id: null, delayDays: 0, subject: 'Welcome', text: 'Dear {{firstName}}.' },
    { id: null, delayDays: 3, subject: 'Three days later', text: 'How was it?' },
  ],
  ...over,
});

/** Agrees to marketing emails, or withdraws the consent. */
export const agreeToNews = ({ browser }: Person, isEmailOn = true) =>
  browser
    .put('/api/me/notification-preferences')
    .send({ preferences: [{ kind: 'marketing_mailing', isEmailOn }] })
    .expect(200);

/** Creates a member who has agreed to marketing emails. */
export async function aReader(t: TestApp, wishes: { name?: string } = {}): Promise<Person> {
  const reader = await aMember(t, wishes);
  await agreeToNews(reader);
  return reader;
}

/** Creates a broadcast that was sent to this member, who owns its product. Returns the delivery. */
export async function aDelivery(t: TestApp, coach: Person, reader: Person): Promise<{ id: string }> {
  const { id } = await aBroadcast(coach);
  const row = await t.database.one<{ id: string }>(
    `insert into mailing_deliveries (id, mailing_id, account_id, created_at)
     select $1, mailing_id, $2, $3 from broadcasts where id = $4 returning id`,
    [newId(), reader.id, t.clock.now(), id],
  );
  return row!;
}

export async function aBroadcast(coach: Person, over: object = {}): Promise<{ id: string }> {
  const { body } = await coach.browser.post('/api/creator/broadcasts').send(aMailing(over)).expect(201);
  return body as { id: string };
}

/** Creates an active sequence. */
export async function aRunningSequence(coach: Person, over: object = {}): Promise<{ id: string }> {
  const { body } = await coach.browser.post('/api/creator/sequences').send(aSequence(over)).expect(201);
  const { id } = body as { id: string };
  await coach.browser.post(`/api/creator/sequences/${id}/turn-on`).expect(200);
  return { id };
}

/** Runs the job of every minute, and sends all emails that it queues. */
export async function sendMailings(t: TestApp): Promise<void> {
  await t.app.get(SendMailingsJob, { strict: false }).run();
  t.clock.advance(minutes(1));
  await t.runJobs();
}

/** Lets an email to a person's address bounce for good, one second later. */
export async function aMailBounced(t: TestApp, { id, email }: Pick<Person, 'id' | 'email'>): Promise<void> {
  t.clock.advance(seconds(1));
  await t.database.query(
    `insert into mails (id, kind, thing, account_id, status, created_at, settled_at, bounced_at, bounced_address)
     values ($1, 'coach_email', $1, $2, 'bounced', $4, $4, $4, $3)`,
    [newId(), id, email, t.clock.now()],
  );
}
