import { randomBytes } from 'node:crypto';
import { days, hours, minutes } from '../../src/kernel/clock.js';
import { codeAt, stepAt } from '../../src/modules/accounts/second-factor/totp.js';
import type { MemberBookingResponse } from '../../src/modules/coaching/members/member-coaching.dto.js';
import type { Page, WholeList } from '../../src/platform/http/list-response.js';
import type { OfferingResponse } from '../../src/modules/coaching/offerings/offerings.dto.js';
import type { FirstRunResponse } from '../../src/modules/first-run/first-run.dto.js';
import type { LegalDraftResponse } from '../../src/modules/legal/legal.dto.js';
import type { OrderResponse, PaymentIntentResponse } from '../../src/modules/payments/payments.dto.js';
import type { RefundPreviewResponse } from '../../src/modules/payments/refunds/refunds.dto.js';
import type { SiteDraftResponse } from '../../src/modules/site/site.dto.js';
import { A_BUSINESS } from '../builders/business.js';
import { EVERY_DAY } from '../builders/coaching.js';
import { AN_HOUR } from '../builders/coaching-sessions.js';
import { TwoRoles } from '../two-roles.js';
import { type Course, makesACourse, playsTheLesson, uploadsAPicture } from './a-course.js';
import { Installation } from './installation.js';
import { OutsideWorld } from './outside-world.js';
import { until } from './until.js';
import { Visitor } from './visitor.js';

// Production as docker/compose.yaml runs it, from an empty database to the day after a disaster. An operator with the
// command line, and a coach and a member with browsers act like outsiders, using only published commands and calls.
// Each step starts processes, which is slow on a busy machine.
jest.setTimeout(minutes(10));

const secret = (prefix = '') => prefix + randomBytes(24).toString('hex');
const DATABASE_PASSWORD = secret();
const COACH = { email: 'maren@sanctum.invalid', password: 'seven slow rivers meet' };
const MEMBER = { email: 'rosa@sanctum.invalid', password: 'a walk among birches' };
const FRIEND = { email: 'ida@sanctum.invalid', password: 'nine quiet owls listen' };

let world: OutsideWorld;
let roles: TwoRoles;
let site: Installation;
let coach: Visitor;
let member: Visitor;

let authenticatorSecret: string;
let offering: OfferingResponse;
let course: Course;
let freeCourse: Course;
let booking: MemberBookingResponse;
let orderId: string;

beforeAll(async () => {
  roles = await TwoRoles.create(DATABASE_PASSWORD);
  world = await OutsideWorld.start({
    APP_SECRET: secret(),
    DATABASE_PASSWORD,
    MIGRATOR_PASSWORD: DATABASE_PASSWORD,
    POSTGRES_PASSWORD: secret(),
    S3_SECRET_ACCESS_KEY: secret(),
    BACKUP_KEY: secret(),
    MAIL_FROM: 'Maren <maren@sanctum.invalid>',
    STRIPE_SECRET_KEY: secret('sk_test_'),
    STRIPE_PUBLISHABLE_KEY: secret('pk_test_'),
    STRIPE_WEBHOOK_SECRET: secret('whsec_'),
    STRIPE_TEST_MODE: 'true',
  });
  site = new Installation(world, roles);
  coach = new Visitor(world);
  member = new Visitor(world);
});
afterAll(async () => {
  await site.stop();
  await world.stop();
  await roles.drop();
});

let failed: string | undefined;

/** Runs a step of the day. After a failed step, the later ones fail with a note, because they depend on it. */
const step = (work: () => Promise<void>) => async (): Promise<void> => {
  if (failed !== undefined) throw new Error(`The day has ended with: ${failed}`);
  failed = expect.getState().currentTestName;
  await work();
  failed = undefined;
};

const tokenIn = (text: string): string => /[?&]token=([\w-]+)/.exec(text)![1]!;

async function register(browser: Visitor, person: typeof MEMBER, name: string): Promise<void> {
  await browser.post('/api/auth/register', { ...person, name, birthDate: '1986-04-18' });
}

const firstRun = async (): Promise<Record<string, string | null>> => {
  const { steps } = await coach.get<FirstRunResponse>('/api/creator/first-run');
  return Object.fromEntries(steps.map(({ step: name, problem }) => [name, problem]));
};

const order = () => member.get<OrderResponse>(`/api/me/orders/${orderId}`);

const bookings = async (period: string): Promise<MemberBookingResponse[]> =>
  (await member.get<Page<MemberBookingResponse>>(`/api/me/coaching/bookings?period=${period}`)).items;

/** Checks the order and its session after the refund. */
async function seesWhatWasRefunded(): Promise<void> {
  expect(await order()).toMatchObject({
    status: 'refunded',
    total: '150.00',
    amountRefunded: '150.00',
    lines: [{ title: 'One hour', bookingId: booking.id, isRefunded: true }],
  });
  expect(await bookings('upcoming')).toEqual([]);
  expect(await bookings('past')).toMatchObject([{ id: booking.id, title: 'One hour', state: 'cancelled' }]);
}

const repeated = (words: string[]): string[] => words.filter((word, n) => words.indexOf(word) !== n);

test(
  'The operator migrates the empty database, starts server and worker, and runs the doctor',
  step(async () => {
    expect(await site.run('migrate')).toContain('The database schema is up to date.');
    await site.start();
    expect(await site.cli('doctor')).toContain('Everything works.');
  }),
);

test(
  'The coach is invited from the command line, and chooses a password',
  step(async () => {
    const token = tokenIn(await site.cli('invite-coach', COACH.email, 'Maren Holt'));
    await coach.post('/api/auth/reset-password', { token, password: COACH.password });
    const me = await coach.post('/api/auth/login', COACH);
    expect(me).toMatchObject({ name: 'Maren Holt', role: 'creator' });
  }),
);

test(
  'The console opens only with a second factor',
  step(async () => {
    expect(await coach.refused('get', '/api/creator/products')).toBe('second_factor_required');
    authenticatorSecret = (await coach.post<{ secret: string }>('/api/me/totp/start')).secret;
    await coach.post('/api/me/totp/confirm', { code: await codeAt(authenticatorSecret, stepAt(new Date())) });
    await coach.get('/api/creator/products');
  }),
);

test(
  'The guide leads her through the first run: who she is, her business, and whether all parts work',
  step(async () => {
    const { content } = await coach.get<SiteDraftResponse>('/api/creator/site');
    const portrait = await uploadsAPicture(coach);
    const meet = { ...content.home.meet, isShown: true, paragraphs: ['I listen.'] };
    await coach.put('/api/creator/site', {
      content: {
        ...content,
        coach: { ...content.coach, name: 'Maren Holt' },
        pictures: { ...content.pictures, portrait },
        home: { ...content.home, meet },
      },
    });
    await coach.post('/api/creator/site/publish');
    await coach.put('/api/creator/business', A_BUSINESS);
    const drafts = await coach.get<WholeList<LegalDraftResponse>>('/api/creator/legal');
    for (const { document } of drafts.items) {
      await coach.put(`/api/creator/legal/${document}`, { html: '<p>My own words.</p>' });
      await coach.post(`/api/creator/legal/${document}/publish`);
    }
    for (const part of ['payments', 'mail', 'files'])
      await coach.post('/api/creator/first-run/check', { step: part });
    expect(await firstRun()).toEqual({
      profile: null,
      business: null,
      legal: null,
      product: 'no_product',
      hours: 'no_hours',
      payments: null,
      mail: null,
      files: null,
      friend: 'no_friend',
      claim: 'no_claim',
      booking: 'no_booking',
      purchase: 'no_purchase',
    });
  }),
);

test(
  'She offers an hour of coaching at a price, and opens her hours',
  step(async () => {
    const made = await coach.post<OfferingResponse>('/api/creator/coaching/offerings', {
      ...AN_HOUR,
      prices: [{ sessions: 1, price: '150.00' }],
    });
    offering = await coach.put<OfferingResponse>(`/api/creator/coaching/offerings/${made.id}`, {
      ...made,
      meetingUrl: 'https://meet.example.org/willow',
      weeklyHours: EVERY_DAY.map((day) => ({ day, from: '00:00', to: '24:00' })),
    });
    expect(offering.packages).toMatchObject([{ title: 'One hour', price: '150.00', isInShop: true }]);
  }),
);

test(
  'She creates a paid and a free course, and a coupon for 100 %',
  step(async () => {
    course = await makesACourse(coach, { title: 'First Seeds', price: '20.00' });
    freeCourse = await makesACourse(coach, { title: 'A Taste', price: null });
    const coupon = await coach.post('/api/creator/coupons', {
      kind: 'percent',
      percent: 100,
      amount: null,
      productIds: [],
      startsAt: null,
      endsAt: null,
      maxUses: null,
      onSubscriptions: 'none',
      firstPayments: null,
      maxUsesPerPerson: 1,
      isActive: true,
      code: 'WELCOME',
    });
    expect(coupon).toMatchObject({ status: 'active', useCount: 0 });
  }),
);

test(
  'A member registers, confirms her address, and finds everything in the shop',
  step(async () => {
    await register(member, MEMBER, 'Rosa Lind');
    const { text } = await world.untilMailed(MEMBER.email, /^Welcome/);
    await member.post('/api/auth/verify-email', { token: tokenIn(text) });
    const { items } = await member.get<{ items: { title: string }[] }>('/api/products');
    expect(items.map(({ title }) => title).toSorted()).toEqual(['A Taste', 'First Seeds', 'One hour']);
  }),
);

test(
  'She chooses a time, pays for it, and is booked',
  step(async () => {
    const from = new Date(Date.now() + days(2)).toISOString();
    const to = new Date(Date.now() + days(3)).toISOString();
    const times = `/api/me/coaching/offerings/${offering.id}/slots?from=${from}&to=${to}`;
    const [time] = (await member.get<WholeList<{ startsAt: string }>>(times)).items;
    const held = await member.post<{ id: string }>(`/api/me/coaching/offerings/${offering.id}/holds`, {
      startsAt: time!.startsAt,
      note: 'The mornings before school',
      timeZone: 'Europe/London',
      productId: offering.packages[0]!.productId,
    });
    const checkout = await member.post<PaymentIntentResponse>('/api/create-payment-intent');
    expect(checkout.total).toBe('150.00');
    await world.pay(checkout.clientSecret!);
    orderId = checkout.orderId;
    booking = await until(async () => {
      const found = (await bookings('upcoming')).find(({ id }) => id === held.id);
      return found?.state === 'confirmed' ? found : undefined;
    });
    expect(await order()).toMatchObject({ status: 'paid', total: '150.00' });
    await world.untilMailed(MEMBER.email, /^Your receipt/);
    await world.untilMailed(MEMBER.email, /^You’re booked: One hour/);
    await world.untilMailed(COACH.email, /^Rosa Lind booked One hour/);
  }),
);

test(
  'The coach moves the session to little more than an hour from now',
  step(async () => {
    const startsAt = new Date(Date.now() + hours(1) + minutes(1)).toISOString();
    await coach.post(`/api/creator/coaching/bookings/${booking.id}/move`, { startsAt, isAtAnyTime: true });
    const { text } = await world.untilMailed(MEMBER.email, /^Changed: One hour/);
    expect(text).toContain('https://meet.example.org/willow');
  }),
);

test(
  'The coupon makes the course free, and its lesson plays',
  step(async () => {
    await member.post('/api/cart', { productId: course.id, quantity: 1 });
    await member.put('/api/cart/coupon', { code: 'WELCOME' });
    const checkout = await member.post<PaymentIntentResponse>('/api/create-payment-intent');
    expect(checkout).toMatchObject({ total: '0.00', clientSecret: null });
    await member.post('/api/checkout/complete', { orderId: checkout.orderId });
    await playsTheLesson(member, course);
  }),
);

test(
  'She claims the free course, which completes the guide of the first run',
  step(async () => {
    await member.post(`/api/products/${freeCourse.id}/claim`);
    await playsTheLesson(member, freeCourse);
    expect(Object.values(await firstRun())).toEqual(Array.from({ length: 12 }, () => null));
  }),
);

test(
  'An hour before the session she gets a reminder',
  step(async () => {
    const { text } = await world.untilMailed(MEMBER.email, /^Coming up: One hour/);
    expect(text).toContain('https://meet.example.org/willow');
  }),
);

test(
  'The coach refunds the payment, which cancels the session',
  step(async () => {
    const refunds = `/api/creator/orders/${orderId}/refunds`;
    const preview = await coach.post<RefundPreviewResponse>(`${refunds}/preview`, {});
    expect(preview).toMatchObject({ amount: '150.00', sessions: [{ title: 'One hour', count: 1 }] });
    await coach.post(refunds, { amount: preview.amount, reason: 'We could not meet.' });
    await world.untilMailed(MEMBER.email, /^Your refund/);
    await until(async () => ((await order()).status === 'refunded' ? true : undefined));
    await seesWhatWasRefunded();
  }),
);

test(
  'A friend registers while the worker is down: her email is pending when the backup is made',
  step(async () => {
    await site.stopWorker();
    await register(new Visitor(world), FRIEND, 'Ida Berg');
    expect(await site.run('backup')).toMatch(/^Backup .*: \d+ rows of \d+ tables, \d+ files/m);
    expect(await site.cli('doctor')).toMatch(/^ok +backup +the last backup is from/m);
    expect(await world.mailsTo(FRIEND.email)).toEqual([]);
    await site.startWorker();
    await world.untilMailed(FRIEND.email, /^Welcome/);
  }),
);

test(
  'Database, files and data folder are lost; one command restores everything',
  step(async () => {
    await site.lose();
    // compose runs it before every other service
    await site.run('migrate');
    const said = await site.run('restore');
    expect(said).toMatch(/every row of \d+ tables was restored and verified/);
    expect(said).toMatch(/\d+ files restored and verified/);
    await site.start();
    expect(await site.cli('doctor')).toContain('Everything works.');
  }),
);

test(
  'The coach signs in with her second factor, and sees her sales',
  step(async () => {
    coach = new Visitor(world);
    expect(await coach.refused('post', '/api/auth/login', COACH)).toBe('code_required');
    await coach.post('/api/auth/login', {
      ...COACH,
      code: await codeAt(authenticatorSecret, stepAt(new Date())),
    });
    expect(await coach.get(`/api/creator/orders/${orderId}`)).toMatchObject({
      status: 'refunded',
      amountPaid: '150.00',
    });
  }),
);

test(
  'The member signs in, sees order, session and refund, and plays the lesson',
  step(async () => {
    member = new Visitor(world);
    expect(await member.post('/api/auth/login', MEMBER)).toMatchObject({ name: 'Rosa Lind' });
    await seesWhatWasRefunded();
    await playsTheLesson(member, course);
  }),
);

test(
  'No email and no refund is sent twice: pending emails are held, and new ones are sent',
  step(async () => {
    await member.post('/api/auth/forgot-password', { email: MEMBER.email });
    await world.untilMailed(MEMBER.email, /^Reset your password/);
    expect(repeated((await world.mails()).map(({ id }) => id))).toEqual([]);
    for (const { email } of [MEMBER, FRIEND])
      expect(repeated((await world.mailsTo(email)).map(({ subject }) => subject))).toEqual([]);
    expect(await world.refunds()).toEqual([15_000]);
    expect(await site.cli('jobs', 'parked')).toMatch(
      /mail\.send {2}From before the restore: it may already have been sent/,
    );
  }),
);
