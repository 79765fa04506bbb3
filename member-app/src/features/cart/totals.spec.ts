import { totalsOf } from './totals';

const line = (price: string) => ({
  quantity: 1 as const,
  product: { title: 'x', category: 'Guides' as const, type: 'course' as const, thumbnailUrl: null, price },
});

describe('the order summary', () => {
  it('adds prices up in whole cents', () => {
    expect(totalsOf([line('19.99'), line('0.10'), line('0.20')])).toEqual({
      subtotal: '20.29',
      discount: '0.00',
      couponCode: null,
      tax: '0.00',
      taxName: null,
      total: '20.29',
    });
  });

  it('keeps two decimals', () => {
    expect(totalsOf([line('97.00'), line('22.50')]).total).toBe('119.50');
    expect(totalsOf([]).total).toBe('0.00');
  });
});
