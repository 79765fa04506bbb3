import { startTestApp, type TestApp } from '../../../test/app.js';
import type { Offering, Slot } from '../../../test/builders/coaching.js';
import {
  anHour,
  aPackage,
  type MemberBooking,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import {
  addToCart,
  confirm,
  deliverWebhooks,
  startCheckout,
  type StartedCheckout,
} from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop } from '../../../test/builders/workshops.js';
import { minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { WaitingListService } from './workshops/waiting-list.service.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let mia: Person;
let hour: Offering;
let single: string;
let slot: Slot;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  mia = await aMember(t, { name: 'Mia Stone' });
  hour = await anHour(coach);
  single = await aPackage(t, coach, hour, { sessions: 1 });
  slot = (await memberTimes(t, rosa, hour))[20]!;
});
afterEach(() => t.close());

interface Line {
  productId: string;
  heldTime: { bookingId: string; startsAt: string; payUntil: string } | null;
}
const hold = ({ browser }: Person, startsAt: string = slot.startsAt, more: object = {}) =>
  browser
    .post(`/api/me/coaching/offerings/${hour.id}/holds`)
    .send({ startsAt, note: 'The mornings', timeZone: 'Europe/London', productId: single, ...more });
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const cartOf = async ({ browser }: Person) => (await browser.get('/api/cart').expect(200)).body as Line[];
const upcoming = async ({ browser }: Person) =>
  (
    (await browser.get('/api/me/coaching/bookings?period=upcoming').expect(200)).body as {
      items: MemberBooking[];
    }
  ).items;
async function pay(checkout: StartedCheckout): Promise<void> {
  await confirm(t, checkout);
  await deliverWebhooks(t);
  await t.runJobs();
}
async function stillSignedIn(): Promise<void> {
  for (const { browser } of [rosa, mia, coach]) await browser.post('/api/auth/refresh').expect(200);
}

describe('an expired hold', () => {
  const again = ({ browser }: Person, id: string, body: object = {}) =>
    browser.post(`/api/me/coaching/bookings/${id}/holds`).send(body);
  const over = async () => {
    t.clock.advance(minutes(16));
    await stillSignedIn();
  };
  const heldBy = async (person: Person) =>
    ((await hold(person).expect(201)).body as { id: string; payUntil: string }).id;

  test('can be held again by one call, and the payment books it with its note and answers', async () => {
    const question = { id: newId(), kind: 'text', question: 'Her age?', isRequired: true, choices: [] };
    await coach.browser
      .put(`/api/creator/coaching/offerings/${hour.id}`)
      .send({ ...hour, questions: [question] })
      .expect(200);
    const answers = [{ questionId: question.id, answer: 'Eleven' }];
    const { id } = (await hold(rosa, slot.startsAt, { answers }).expect(201)).body as { id: string };
    await over();
    const { body: held } = await again(rosa, id).expect(201);
    expect(held).toMatchObject({
      startsAt: slot.startsAt,
      payUntil: new Date(t.clock.now().getTime() + minutes(15)).toISOString(),
    });
    expect(await cartOf(rosa)).toMatchObject([
      { productId: single, heldTime: { bookingId: (held as { id: string }).id } },
    ]);
    await pay(await startCheckout(rosa.browser));
    expect(await upcoming(rosa)).toMatchObject([
      {
        startsAt: slot.startsAt,
        note: 'The mornings',
        answers: [{ question: 'Her age?', answer: 'Eleven' }],
      },
    ]);
  });

  test('that someone else took is refused with other times, one of which can be held instead', async () => {
    const id = await heldBy(rosa);
    await over();
    await hold(mia).expect(201);
    const refused = await again(rosa, id).expect(409);
    expect(code(refused)).toBe('slot_taken');
    const [other] = (refused.body as { current: { slots: Slot[] } }).current.slots;
    expect((await again(rosa, id, { startsAt: other!.startsAt }).expect(201)).body).toMatchObject({
      startsAt: other!.startsAt,
    });
    expect(await cartOf(rosa)).toMatchObject([{ heldTime: { startsAt: other!.startsAt } }]);
  });

  test('cannot be held by others, nor again once it is booked', async () => {
    const id = await heldBy(rosa);
    await again(mia, id).expect(404);
    await pay(await startCheckout(rosa.browser));
    await again(rosa, id).expect(404);
  });

  test('can be a spot in a group as well, and is refused once all are taken', async () => {
    const evening = await aWorkshop(coach, { needsCredit: true });
    const productId = await aPackage(t, coach, evening, { sessions: 1 });
    const date = await aDate(t, coach, evening, { places: 1 });
    const wish = { note: null, timeZone: 'Europe/London', companion: null, productId };
    const holdPlace = ({ browser }: Person) =>
      browser.post(`/api/me/coaching/dates/${date.id}/holds`).send(wish);
    const { id } = (await holdPlace(rosa).expect(201)).body as { id: string };
    await over();
    const { body: held } = await again(rosa, id).expect(201);
    await over();
    await holdPlace(mia).expect(201);
    expect(code(await again(rosa, (held as { id: string }).id).expect(409))).toBe('full');
  });

  describe('a spot in a group that others may have taken by now', () => {
    let productId: string;
    let date: { id: string };
    let lapsed: string;
    beforeEach(async () => {
      const evening = await aWorkshop(coach, { needsCredit: true });
      productId = await aPackage(t, coach, evening, { sessions: 1 });
      date = await aDate(t, coach, evening, { places: 1 });
      lapsed = ((await holdPlace(rosa).expect(201)).body as { id: string }).id;
      await over();
      await t.app.get(WaitingListService, { strict: false }).passOn();
    });

    const holdPlace = ({ browser }: Person) =>
      browser
        .post(`/api/me/coaching/dates/${date.id}/holds`)
        .send({ note: 'With my daughter', timeZone: 'Europe/London', companion: null, productId });

    test('stays in the cart, cannot be paid, and is held again by one click', async () => {
      expect(await cartOf(rosa)).toMatchObject([{ productId, heldTime: { bookingId: lapsed } }]);
      expect(code(await rosa.browser.post('/api/create-payment-intent').send({}).expect(409))).toBe(
        'hold_over',
      );
      const { body: held } = await again(rosa, lapsed).expect(201);
      expect(await cartOf(rosa)).toMatchObject([{ heldTime: { bookingId: (held as { id: string }).id } }]);
      await pay(await startCheckout(rosa.browser));
      expect(await upcoming(rosa)).toMatchObject([{ state: 'confirmed', note: 'With my daughter' }]);
      expect(await cartOf(rosa)).toEqual([]);
    });

    test('is refused once someone else has it, and stays in the cart until it is replaced or removed', async () => {
      await holdPlace(mia).expect(201);
      expect(code(await again(rosa, lapsed).expect(409))).toBe('full');
      expect(await cartOf(rosa)).toMatchObject([{ heldTime: { bookingId: lapsed } }]);
    });

    test('is deleted with its line; bought again without a date, the product includes a session to book later', async () => {
      await rosa.browser.delete(`/api/cart/${productId}`).expect(204);
      await t.runJobs();
      await addToCart(rosa.browser, productId);
      expect(await cartOf(rosa)).toMatchObject([{ heldTime: null }]);
      await pay(await startCheckout(rosa.browser));
      expect(await upcoming(rosa)).toEqual([]);
    });
  });
});
