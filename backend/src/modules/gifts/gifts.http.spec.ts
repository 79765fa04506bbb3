import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aGift, anIda, give, giftIn, giftToken, payForCart, redeem } from '../../../test/builders/gifts.js';
import { addToCart } from '../../../test/builders/orders.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { seconds } from '../../kernel/clock.js';
import { EnrollmentsService } from '../enrollments/index.js';

describe('gifts: bought for someone else, redeemed through a link', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let ida: Person;
  let productId: string;
  let to: ReturnType<typeof anIda>;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    rosa = await aMember(t, { name: 'Rosa Lind' });
    ida = await aMember(t, { name: 'Ida Holm' });
    productId = (await aProduct(t, { title: 'Oak' })).id;
    to = anIda();
  });
  afterAll(() => t.close());

  const owns = async (person: Person, ...ids: string[]) => [
    ...(await t.app.get(EnrollmentsService, { strict: false }).owns(person.id, ids)),
  ];
  const look = (person: Person | undefined, token: string) =>
    (person?.browser ?? t.browser()).get(`/api/gifts/${token}`);

  test('a paid gift is emailed to its recipient, and opens nothing before it is redeemed', async () => {
    await give(rosa.browser, productId, { ...to, message: 'For the long evenings.' }).expect(200);
    await payForCart(t, rosa);
    expect(await owns(rosa, productId)).toEqual([]);
    const [mail] = await mailsTo(t, to.recipientEmail);
    expect(mail?.subject).toBe('Rosa Lind sent you a gift');
    expect(mail?.text).toContain('For the long evenings.');
    const { body } = await look(undefined, await giftToken(t, to.recipientEmail)).expect(200);
    expect(body).toMatchObject({
      state: 'open',
      title: 'Oak',
      senderName: 'Rosa Lind',
      recipientName: 'Ida',
      message: 'For the long evenings.',
      isYours: false,
      isOwned: false,
    });
    expect(JSON.stringify(body)).not.toContain(to.recipientEmail);
  });

  test('anyone with the link can redeem it, once, and the buyer sees that it was redeemed', async () => {
    const { token, orderId } = await aGift(t, rosa, productId, to);
    await redeem(ida, token).expect(200, { productId });
    expect(await owns(ida, productId)).toEqual([productId]);
    expect((await giftIn(rosa, orderId, productId)).state).toBe('redeemed');
    expect((await look(ida, token).expect(200)).body).toMatchObject({ state: 'redeemed', isYours: true });
    const other = await aMember(t);
    expect((await look(other, token).expect(200)).body).toMatchObject({ state: 'redeemed', isYours: false });
    const { body } = await redeem(other, token).expect(409);
    expect(body).toMatchObject({ code: 'gift_redeemed' });
    expect(await owns(other, productId)).toEqual([]);
  });

  test('a person who already owns it learns so, and can pass the link on', async () => {
    const { token } = await aGift(t, rosa, productId, to);
    await enroll(t, ida.id, [productId]);
    expect((await look(ida, token).expect(200)).body).toMatchObject({ state: 'open', isOwned: true });
    expect((await redeem(ida, token).expect(409)).body).toMatchObject({ code: 'already_owned' });
    await redeem(await aMember(t), token).expect(200);
  });

  test('redeeming needs a sign-in, and looking needs nothing', async () => {
    const { token } = await aGift(t, rosa, productId, to);
    await t.browser().post(`/api/gifts/${token}/redeem`).send({}).expect(401);
    await coach.browser.post(`/api/gifts/${token}/redeem`).send({}).expect(403);
    expect((await look(rosa, 'no-such-token').expect(422)).body).toMatchObject({ code: 'link_invalid' });
    expect((await redeem(ida, 'no-such-token').expect(422)).body).toMatchObject({ code: 'link_invalid' });
  });

  test('a product the buyer owns can be given, and is not bought a second time for the buyer', async () => {
    await enroll(t, rosa.id, [productId]);
    const { token } = await aGift(t, rosa, productId, to);
    await redeem(ida, token).expect(200);
    expect(await owns(ida, productId)).toEqual([productId]);
    expect(await owns(rosa, productId)).toEqual([productId]);
  });

  test('a bundle opens the parts it had when it was paid for, except those its recipient owns', async () => {
    const parts = [(await aProduct(t)).id, (await aProduct(t)).id];
    const bundle = await aBundle(t, parts);
    await enroll(t, ida.id, [parts[0]!]);
    const { token } = await aGift(t, rosa, bundle.id, to);
    await t.database.query('delete from bundle_parts where bundle_id = $1', [bundle.id]);
    await redeem(ida, token).expect(200);
    expect(new Set(await owns(ida, bundle.id, ...parts))).toEqual(new Set([bundle.id, ...parts]));
    expect(await owns(rosa, bundle.id, ...parts)).toEqual([]);
  });

  test('one order can contain products for the buyer and gifts, which receipt and sale keep apart', async () => {
    const own = await aProduct(t, { title: 'Letters' });
    await addToCart(rosa.browser, own.id);
    await give(rosa.browser, productId, to).expect(200);
    const orderId = await payForCart(t, rosa);
    expect(await owns(rosa, own.id, productId)).toEqual([own.id]);
    expect((await giftIn(rosa, orderId, productId)).state).toBe('open');
    const [receipt] = await mailsTo(t, rosa.email);
    expect(receipt?.text).toContain('Oak (a gift for Ida)');
    expect(receipt?.text).toContain('Your part is ready now, and your gifts are on their way.');
    const sold = (await mailsTo(t, coach.email)).find(({ text }) => text.includes('Letters'));
    expect(sold?.text).toContain('Oak (a gift for Ida)');
    expect((await rosa.browser.get('/api/cart').expect(200)).body).toEqual([]);
  });

  test('the coach is notified of coaching when it is redeemed, not when it is bought', async () => {
    const session = await aProduct(t, { type: 'coaching', category: 'For Moms', title: 'An hour' });
    const { token } = await aGift(t, rosa, session.id, to);
    const toWrite = async () =>
      (await mailsTo(t, coach.email)).filter(({ subject }) => subject.endsWith('please get in touch'));
    const before = (await toWrite()).length;
    await redeem(ida, token).expect(200);
    const after = await toWrite();
    expect(after).toHaveLength(before + 1);
    expect(after[0]?.subject).toBe('Ida Holm redeemed coaching: please get in touch');
    expect(after[0]?.text).toContain('Rosa Lind');
  });

  test('the buyer can copy a link and resend the email; every link works until one is used', async () => {
    const { id, token } = await aGift(t, rosa, productId, to);
    const { body } = await rosa.browser.post(`/api/me/gifts/${id}/create-link`).send({}).expect(200);
    const copied = /\/gifts\/([\w-]+)$/.exec((body as { url: string }).url)![1]!;
    t.clock.advance(seconds(1));
    await rosa.browser.post(`/api/me/gifts/${id}/resend`).send({}).expect(204);
    expect(await mailsTo(t, to.recipientEmail)).toHaveLength(2);
    const again = await giftToken(t, to.recipientEmail);
    expect(new Set([token, copied, again]).size).toBe(3);
    await redeem(ida, copied).expect(200);
    for (const other of [token, again]) await redeem(rosa, other).expect(409);
    for (const act of ['create-link', 'resend'])
      expect((await rosa.browser.post(`/api/me/gifts/${id}/${act}`).send({}).expect(409)).body).toMatchObject(
        { code: 'gift_closed' },
      );
  });

  test('the coach can resend the email, five times an hour at most, and nobody else can', async () => {
    const { id } = await aGift(t, rosa, productId, to);
    await ida.browser.post(`/api/me/gifts/${id}/resend`).send({}).expect(404);
    await ida.browser.post(`/api/me/gifts/${id}/create-link`).send({}).expect(404);
    for (let n = 0; n < 5; n++)
      await coach.browser.post(`/api/creator/gifts/${id}/resend`).send({}).expect(204);
    await coach.browser.post(`/api/creator/gifts/${id}/resend`).send({}).expect(429);
    await rosa.browser.post(`/api/me/gifts/${id}/resend`).send({}).expect(429);
    expect(await mailsTo(t, to.recipientEmail)).toHaveLength(6);
  });

  test('a gift can be redeemed after its buyer has left, and then names nobody', async () => {
    const { token } = await aGift(t, rosa, productId, to);
    await t.database.query(
      `update gifts set buyer_id = null, message = null, recipient_email = null, recipient_name = null
       where buyer_id = $1`,
      [rosa.id],
    );
    expect((await look(ida, token).expect(200)).body).toMatchObject({ senderName: null, state: 'open' });
    await redeem(ida, token).expect(200);
  });

  test('a visitor’s gift in the cart becomes the member’s after signing in', async () => {
    const visitor = t.browser();
    await give(visitor, productId, to).expect(200);
    const { body } = await visitor.get('/api/cart').expect(200);
    expect(body).toMatchObject([{ productId, gift: { ...to, message: null } }]);
    await visitor.post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    await payForCart(t, { ...rosa, browser: visitor });
    expect(await mailsTo(t, to.recipientEmail)).toHaveLength(1);
  });

  test('a product is in the cart for the buyer or as a gift, never twice', async () => {
    await addToCart(rosa.browser, productId);
    await give(rosa.browser, productId, to).expect(200);
    const lines = async () => (await rosa.browser.get('/api/cart').expect(200)).body as { gift: unknown }[];
    expect(await lines()).toMatchObject([{ gift: to }]);
    await addToCart(rosa.browser, productId);
    expect(await lines()).toMatchObject([{ gift: to }]);
    await rosa.browser.delete(`/api/cart/${productId}/gift`).expect(204);
    expect(await lines()).toMatchObject([{ gift: null }]);
    await enroll(t, rosa.id, [productId]);
    await give(rosa.browser, productId, to).expect(200);
    const { body } = await rosa.browser.delete(`/api/cart/${productId}/gift`).expect(409);
    expect(body).toMatchObject({ code: 'already_owned' });
  });

  test('a bundle given as a gift leaves its parts in the buyer’s cart', async () => {
    const part = (await aProduct(t)).id;
    const bundle = await aBundle(t, [part, (await aProduct(t)).id]);
    await addToCart(rosa.browser, part);
    await give(rosa.browser, bundle.id, to).expect(200);
    const { body } = await rosa.browser.get('/api/cart').expect(200);
    expect((body as { productId: string }[]).map((line) => line.productId)).toEqual([part, bundle.id]);
  });

  test('a free product cannot be given, because everyone can claim it', async () => {
    const free = await aProduct(t, { priceCents: null });
    expect((await give(rosa.browser, free.id, to).expect(422)).body).toMatchObject({ code: 'free_product' });
  });

  test('a different recipient makes a new version of the order, and the same one does not', async () => {
    const versionOf = async () => {
      const { body } = await rosa.browser.post('/api/create-payment-intent').send({}).expect(200);
      return (body as { clientSecret: string }).clientSecret;
    };
    await give(rosa.browser, productId, to).expect(200);
    const first = await versionOf();
    expect(await versionOf()).toBe(first);
    await give(rosa.browser, productId, { ...to, recipientEmail: `x-${to.recipientEmail}` }).expect(200);
    expect(await versionOf()).not.toBe(first);
  });

  test.each([
    ['no name', { recipientName: ' ' }],
    ['no address', { recipientEmail: 'ida' }],
    ['a link in the message', { message: 'Win $500 at http://evil.example/now' }],
    ['an address in the message', { message: 'Write to me: x@example.org' }],
    ['an endless message', { message: 'a'.repeat(501) }],
  ])('%s is refused', async (_, wrong) => {
    await give(rosa.browser, productId, { ...to, ...wrong }).expect(400);
  });
});
