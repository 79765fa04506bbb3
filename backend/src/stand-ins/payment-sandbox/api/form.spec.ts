import { decodeForm } from './params.js';

describe("Stripe's form encoding", () => {
  test.each([
    ['amount=9700&currency=usd', { amount: '9700', currency: 'usd' }],
    ['metadata[order]=o1&metadata[buyer]=b1', { metadata: { order: 'o1', buyer: 'b1' } }],
    ['payment_method_data[card][number]=4242', { payment_method_data: { card: { number: '4242' } } }],
    ['expand[]=latest_charge&expand[]=customer', { expand: { 0: 'latest_charge', 1: 'customer' } }],
    ['expand[0]=latest_charge', { expand: { 0: 'latest_charge' } }],
    ['description=Mothers+%26+daughters', { description: 'Mothers & daughters' }],
    ['', {}],
  ])('%s is read as nested fields', (text, fields) => {
    expect(JSON.parse(JSON.stringify(decodeForm(text)))).toEqual(fields);
  });

  test('a field named __proto__ is a field like any other', () => {
    const form = decodeForm('__proto__[admin]=true');
    expect(Object.keys(form)).toEqual(['__proto__']);
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });
});
