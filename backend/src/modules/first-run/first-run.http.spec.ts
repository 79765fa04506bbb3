import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { A_BUSINESS } from '../../../test/builders/business.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aBookedCall, openTheCalendar } from '../../../test/builders/coaching.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Mailer } from '../../platform/mail/index.js';
import { Storage } from '../../platform/storage/index.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { PaymentsCheckService } from './payments-check.service.js';

interface Step {
  step: string;
  problem: string | null;
  detail: string | null;
  checkedAt: string | null;
}

const path = '/api/creator/first-run';

describe('the guide of a new site', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => t.close());

  const read = async () => (await coach.browser.get(path).expect(200)).body;
  const problems = async (): Promise<Record<string, string | null>> =>
    Object.fromEntries((await read()).steps.map(({ step, problem }: Step) => [step, problem]));
  const check = async (step: string): Promise<Step> => {
    const { body } = await coach.browser.post(`${path}/check`).send({ step }).expect(200);
    return body.steps.find((one: Step) => one.step === step);
  };

  test('lists missing steps, checks the site, and reads the database once', async () => {
    expect(await problems()).toEqual({
      profile: 'no_name',
      business: 'no_address',
      legal: 'starting_texts',
      product: 'no_product',
      hours: 'no_hours',
      friend: 'no_friend',
      claim: 'no_claim',
      booking: 'no_booking',
      purchase: 'no_purchase',
      payments: 'not_checked',
      mail: 'not_checked',
      files: 'not_checked',
    });
    await aProduct(t, { status: 'draft', publishedAt: null });
    expect((await problems())['product']).toBe('no_product');
    await aProduct(t);
    await aMember(t);
    expect(await problems()).toMatchObject({ product: null, friend: null });
    const statements = await statementsOf(t, read);
    expect(statements.filter(({ text }) => text.includes('first_run_guide'))).toHaveLength(1);
  });

  test('asks for the name of the coach, then for the portrait, as visitors would see them', async () => {
    const { body: draft } = await coach.browser.get('/api/creator/site').expect(200);
    const content = { ...draft.content, coach: { ...draft.content.coach, name: 'Ines Vega' } };
    await coach.browser.put('/api/creator/site').send({ content }).expect(200);
    expect((await problems())['profile']).toBe('no_name');
    await coach.browser.post('/api/creator/site/publish').send().expect(200);
    expect((await problems())['profile']).toBe('no_portrait');
  });

  test('sends the coach an email, and shows the mail server’s answer', async () => {
    expect(await check('mail')).toEqual({
      step: 'mail',
      problem: null,
      detail: null,
      checkedAt: t.clock.now().toISOString(),
    });
    expect(await mailsTo(t, coach.email)).toHaveLength(1);
    jest.spyOn(t.app.get(Mailer), 'send').mockRejectedValue(new Error('550 relaying denied'));
    expect(await check('mail')).toMatchObject({
      problem: 'mail_refused',
      detail: expect.stringContaining('550 relaying denied'),
    });
    expect((await problems())['mail']).toBe('mail_refused');
  });

  test('writes a file, reads it as a browser would, and leaves nothing behind', async () => {
    const storage = t.app.get(Storage);
    expect(await check('files')).toMatchObject({ problem: null });
    expect(await storage.keys('first-run/')).toEqual([]);
    jest.spyOn(storage, 'signedUrl').mockResolvedValue('http://127.0.0.1:1/nothing');
    expect(await check('files')).toMatchObject({
      problem: 'files_not_public',
      detail: expect.stringContaining('http://127.0.0.1:1'),
    });
    jest.spyOn(storage, 'put').mockRejectedValue(new Error('Access Denied'));
    expect(await check('files')).toMatchObject({ problem: 'files_refused', detail: 'Access Denied' });
    expect(await storage.keys('first-run/')).toEqual([]);
  });

  test('tests the payment sandbox, if it takes the payments', async () => {
    expect(await check('payments')).toMatchObject({ problem: null });
    expect(await read()).toMatchObject({ isSandbox: true });
  });

  test('can be hidden and shown again', async () => {
    for (const isPutAway of [true, false])
      expect((await coach.browser.put(path).send({ isPutAway }).expect(200)).body.isPutAway).toBe(isPutAway);
  });

  test.each([[{ step: 'profile' }], [{ step: 'everything' }], [{}]])('tests nothing for %j', async (body) => {
    await coach.browser.post(`${path}/check`).send(body).expect(400);
  });

  test('counts a name and address for receipts, a text for every legal page, and hours as done', async () => {
    await coach.browser.put('/api/creator/business').send(A_BUSINESS).expect(200);
    const documents = (await coach.browser.get('/api/creator/legal').expect(200)).body.items;
    for (const { document } of documents as { document: string }[]) {
      expect((await problems())['legal']).toBe('starting_texts');
      const address = `/api/creator/legal/${document}`;
      await coach.browser.put(address).send({ html: '<p>Mine</p>' }).expect(200);
      await coach.browser.post(`${address}/publish`).send().expect(200);
    }
    await openTheCalendar(t, {}, coach);
    expect(await problems()).toMatchObject({ business: null, legal: null, hours: null });
  });

  test('counts a claimed free product, a booked call and a paid order as proof', async () => {
    const member = await aMember(t);
    await enroll(t, member.id, [(await aProduct(t)).id], { source: 'free', sourceId: null });
    expect(await problems()).toMatchObject({ claim: null, booking: 'no_booking', purchase: 'no_purchase' });
    await aBookedCall(t, await openTheCalendar(t, {}, coach));
    await aPaidOrder(t, member, (await aProduct(t)).id);
    expect(await problems()).toMatchObject({ claim: null, booking: null, purchase: null });
  });

  describe('the check of Stripe', () => {
    let stripe: Server;
    let answers: Record<string, [status: number, body: object]>;
    beforeAll(async () => {
      stripe = createServer((request, response) => {
        const [status, body] = answers[new URL(request.url!, 'http://stripe').pathname] ?? [404, {}];
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
      await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
    });
    beforeEach(() => {
      answers = {
        '/v1/account': [200, { id: 'acct_1', object: 'account', charges_enabled: true }],
        '/v1/webhook_endpoints': [200, { object: 'list', has_more: false, data: [OURS] }],
      };
    });
    afterAll(() => new Promise((resolve) => stripe.close(resolve)));

    const PLACE = 'https://example.com';
    const OURS = { url: `${PLACE}/api/stripe/webhook`, status: 'enabled' };
    /** Makes our code believe that it talks to Stripe; only the address differs. */
    const asked = () => {
      const { port } = stripe.address() as AddressInfo;
      const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
      const account = new StripeAccount({ ...keys, sandboxUrl: `http://127.0.0.1:${port}` });
      Object.assign(account, { sandbox: false });
      const config = { ...t.app.get<Config>(CONFIG), publicUrl: PLACE };
      return new PaymentsCheckService(account, config).run();
    };
    const error = (message: string) => ({ error: { type: 'invalid_request_error', message } });

    test('finds an account that can charge and sends us its payments', async () => {
      expect(await asked()).toEqual({ problem: null, detail: null });
    });

    test('reports a wrong key', async () => {
      answers['/v1/account'] = [401, error('Invalid API Key provided: sk_test_1')];
      expect(await asked()).toEqual({ problem: 'wrong_key', detail: 'Invalid API Key provided: sk_test_1' });
    });

    test('reports an account that cannot charge yet', async () => {
      const requirements = { disabled_reason: 'requirements.past_due' };
      answers['/v1/account'] = [200, { id: 'acct_1', charges_enabled: false, requirements }];
      expect(await asked()).toEqual({ problem: 'charges_off', detail: 'requirements.past_due' });
    });

    test.each([
      ['none', []],
      ['one of another place', [{ ...OURS, url: 'https://elsewhere.example/api/stripe/webhook' }]],
      ['one that is switched off', [{ ...OURS, status: 'disabled' }]],
    ])('reports a missing webhook when there is %s', async (_, data) => {
      answers['/v1/webhook_endpoints'] = [200, { object: 'list', has_more: false, data }];
      expect(await asked()).toEqual({ problem: 'no_webhook', detail: OURS.url });
    });

    test('reports that Stripe cannot be reached', async () => {
      answers['/v1/account'] = [503, error('We are having trouble')];
      expect(await asked()).toMatchObject({ problem: 'unreachable' });
    });
  });
});
