import { startTestApp, type TestApp } from '../../../test/app.js';
import { A_BUSINESS } from '../../../test/builders/business.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t);
});
afterAll(() => t.close());

const read = async () => (await coach.browser.get('/api/creator/business').expect(200)).body;
const save = (changes: object) =>
  coach.browser.put('/api/creator/business').send({ ...A_BUSINESS, ...changes });
const actions = async (): Promise<{ fields: string[] }[]> => {
  const query = { filter: JSON.stringify({ action: 'business.updated' }) };
  return (await coach.browser.get('/api/creator/audit-entries').query(query).expect(200)).body;
};

const ofPlace = async () => (await t.browser().get('/api/site').expect(200)).body.timeZone;

test('a business without its own time zone uses the coach’s until one is saved', async () => {
  await coach.browser.patch('/api/me').send({ timeZone: 'Europe/Oslo' }).expect(200);
  expect((await read()).timeZone).toBe('Europe/Oslo');
  expect(await ofPlace()).toBe('Europe/Oslo');
  await save({ timeZone: 'Asia/Tokyo' }).expect(200);
  await coach.browser.patch('/api/me').send({ timeZone: 'Europe/Lisbon' }).expect(200);
  expect((await read()).timeZone).toBe('Asia/Tokyo');
  expect(await ofPlace()).toBe('Asia/Tokyo');
  const { body } = await coach.browser.get('/api/creator/revenue').expect(200);
  expect(body.period.timeZone).toBe('Asia/Tokyo');
});

test('a receipt names its seller permanently: changes apply to later receipts, and without a name the site is the seller', async () => {
  await save({ name: '', address: '', taxNumber: '' }).expect(200);
  const { id: productId } = await aProduct(t);
  const early = await aPaidOrder(t, rosa, productId);
  const sellerOf = async (id: string) =>
    (await rosa.browser.get(`/api/me/orders/${id}`).expect(200)).body.seller;
  const { place } = (await t.browser().get('/api/site').expect(200)).body;
  await save({}).expect(200);
  const late = await aPaidOrder(t, rosa, (await aProduct(t)).id);
  await save({ name: 'Another One', address: 'Elsewhere', taxNumber: '0' }).expect(200);
  const { name, address, taxNumber } = A_BUSINESS;
  expect(await sellerOf(late)).toEqual({ name, address, taxNumber });
  expect(await sellerOf(early)).toEqual({ name: place.name, address: '', taxNumber: '' });
  const orders = (await rosa.browser.get('/api/me/orders').expect(200)).body.items;
  expect(orders).toMatchObject([{ seller: { name } }, { seller: { name: place.name } }]);
});

test('the mailed receipt has its number and seller', async () => {
  await save({ receiptPrefix: 'INV-' }).expect(200);
  const { nextReceipt } = await read();
  const ida = await aMember(t);
  await aPaidOrder(t, ida, (await aProduct(t)).id);
  const mail = (await mailsTo(t, ida.email)).find(({ subject }) => subject.startsWith('Your receipt'));
  expect(mail?.text).toContain(`Receipt ${nextReceipt}.`);
  expect(mail?.text).toContain(
    `Sold by ${A_BUSINESS.name}, 4 Mill Lane, Hood River, tax ID ${A_BUSINESS.taxNumber}`,
  );
});

test('a new prefix applies to later receipts, and the numbers continue', async () => {
  await save({ receiptPrefix: 'A-' }).expect(200);
  const first = await aPaidOrder(t, rosa, (await aProduct(t)).id);
  await save({ receiptPrefix: 'B/' }).expect(200);
  const second = await aPaidOrder(t, rosa, (await aProduct(t)).id);
  const numberOf = async (id: string): Promise<string> =>
    (await rosa.browser.get(`/api/me/orders/${id}`).expect(200)).body.receiptNumber;
  const one = await numberOf(first);
  const other = await numberOf(second);
  expect(one).toMatch(/^A-\d{5}$/);
  expect(other).toBe(`B/${String(Number(one.slice(2)) + 1).padStart(5, '0')}`);
  const orders = (await coach.browser.get('/api/creator/orders').expect(200)).body as {
    receiptNumber: string;
  }[];
  expect(orders.map(({ receiptNumber }) => receiptNumber)).toEqual(expect.arrayContaining([one, other]));
});

test.each([
  ['receiptPrefix', '<b>'],
  ['receiptPrefix', 'too-long-a-prefix'],
  ['timeZone', 'Mars/Olympus'],
  ['name', 'x'.repeat(121)],
])('refuses the %s %s, at its field', async (field, value) => {
  const { body } = await save({ [field]: value }).expect(400);
  expect(body.fields).toHaveProperty(field);
});

test('changed fields are in the audit log, and saving the same values again is not', async () => {
  await save({}).expect(200);
  const before = (await actions()).length;
  await save({}).expect(200);
  expect(await actions()).toHaveLength(before);
  await save({ taxNumber: 'DE 1' }).expect(200);
  expect((await actions())[0]).toMatchObject({ fields: ['taxNumber'] });
});
