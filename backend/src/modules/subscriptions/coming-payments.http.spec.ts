import { startTestApp, type TestApp } from '../../../test/app.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { aSubscription, signInAgain } from '../../../test/builders/subscriptions.js';
import { mailsTo } from '../../../test/mail.js';
import { days } from '../../kernel/clock.js';
import { ComingPaymentsService } from './coming-payments.service.js';

let t: TestApp;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
});

describe('a payment that comes after a long time', () => {
  const coming = async () =>
    (await mailsTo(t, rosa.email)).filter(({ subject }) => /^Your payment for .+ on \w+ \d+/.test(subject));
  const tell = () => t.app.get(ComingPaymentsService, { strict: false }).tellComing();

  test('is told 21 days before each year, once, unless the subscription is canceled', async () => {
    const { id } = await aSubscription(t, rosa, { interval: 'year' });
    const canceled = await aSubscription(t, rosa, { interval: 'year' });
    await rosa.browser.post(`/api/me/subscriptions/${canceled.id}/cancel`).send({}).expect(200);
    t.clock.advance(days(365 - 22));
    await tell();
    expect(await coming()).toEqual([]);
    t.clock.advance(days(2));
    await Promise.all([tell(), tell()]);
    const [mail, ...more] = await coming();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/ends soon, and a new one begins\. We’ll charge your card \$9\.00 on \w+ \d+/);
    expect(mail?.text).toContain(`${t.url}/subscriptions/${id}`);
  });

  test('is told when free days begin, and again before a long trial ends', async () => {
    await aSubscription(t, rosa, { trialDays: 14 });
    const [first, ...others] = await coming();
    expect(others).toEqual([]);
    expect(first?.text).toMatch(/for free until \w+ \d+.+We’ll charge your card \$9\.00 on \w+ \d+/);
    t.clock.advance(days(8));
    await tell();
    await tell();
    expect(await coming()).toHaveLength(2);
    await signInAgain(rosa);
    await aSubscription(t, rosa, { trialDays: 5 });
    await tell();
    expect(await coming()).toHaveLength(3);
  });
});
