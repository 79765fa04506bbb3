import { blank } from '@sanctum/openapi/testing';
import { i18n } from '../../shared/words/i18n';
import type { Order, OrderStatus } from './api';
import { wordsOf } from './order-words';

const order = (status: OrderStatus): Order => ({
  id: 'o1',
  subscriptionId: null,
  number: 'S-10001',
  receiptNumber: null,
  seller: { name: 'Here', address: '', taxNumber: '' },
  status,
  createdAt: '2027-03-08T10:00:00.000Z',
  paidAt: null,
  subtotal: '97.00',
  discount: '0.00',
  couponCode: null,
  tax: '0.00',
  taxName: null,
  total: '97.00',
  amountRefunded: '0.00',
  currency: 'usd',
  lines: [],
  secondSeats: [],
  receiptEmail: 'rosa@example.org',
  cardBrand: null,
  cardLast4: null,
});

describe('an order with a pending payment', () => {
  it('is being confirmed for a buyer who has just paid', () => {
    expect(wordsOf(order('pending'), 'succeeded')).toEqual({
      title: i18n.t('orders:confirming.title'),
      text: i18n.t('orders:confirming.text'),
      next: i18n.t('orders:confirming.next'),
    });
  });

  it('tells everyone else that no payment has arrived, and where to pay', () => {
    const { title, step } = wordsOf(order('pending'), null);
    expect(title).toBe(i18n.t('orders:unpaid.title'));
    expect(step?.to).toBe('/checkout');
  });

  it('says that the bank declined if it did', () => {
    expect(wordsOf(order('pending'), 'failed').title).toBe(i18n.t('orders:notPaid.title'));
  });
});

describe('a settled order', () => {
  it('is paid when the server says so, whatever the browser knows', () => {
    expect(wordsOf(order('paid'), 'failed').title).toBe(i18n.t('orders:settled.paid.title'));
  });

  it('shows the address of the receipt', () => {
    expect(wordsOf(order('paid'), null).text).toContain('rosa@example.org');
  });

  it('that was never paid leads back to the cart', () => {
    expect(wordsOf(order('expired'), null).step?.to).toBe('/cart');
  });

  it('with an owned part says that the rest is open and the part is under review', () => {
    const line = {
      productId: 'p',
      type: 'course',
      title: 'Oak',
      price: '97.00',
      discount: '0.00',
      thumbnailUrl: null,
      isRefunded: false,
      gift: null,
      offer: null,
      bookingId: null,
    } as const;
    const partly = { ...order('review'), lines: [{ ...line, parts: [], isDelivered: true }] };
    expect(wordsOf(partly, null).title).toBe(i18n.t('orders:partlyYours.title'));
    expect(wordsOf({ ...partly, lines: [{ ...line, parts: [], isDelivered: false }] }, null).title).toBe(
      i18n.t('orders:settled.review.title'),
    );
  });

  it('says that gifts are on their way, and that the rest is open', () => {
    const line = { ...blank('OrderLineResponse'), isDelivered: true };
    const given = { ...line, gift: { ...blank('OrderGiftResponse'), state: 'open' as const } };
    const paid = order('paid');
    expect(wordsOf({ ...paid, lines: [given] }, null).title).toBe(i18n.t('orders:onlyGifts.title'));
    expect(wordsOf({ ...paid, lines: [given, line] }, null).title).toBe(i18n.t('orders:withGifts.title'));
    expect(wordsOf({ ...paid, lines: [line] }, null).title).toBe(i18n.t('orders:settled.paid.title'));
  });
});
