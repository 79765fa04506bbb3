import { blank } from '@sanctum/openapi/testing';
import { LEAST_PRICE } from '@sanctum/openapi/choices';
import { A_PACKAGE, A_SINGLE, faultsIn, pricesOf, typedPrices } from './price';
import { texts } from './texts';

const sold = { ...blank('OfferingPackageResponse'), productId: 'five', sessions: 5, price: '600.00' };

test('a price in the shop is shown unchanged, and sent with its product', () => {
  const packages = [
    { ...sold, isInShop: true, validDays: 90 },
    { ...sold, isInShop: false },
    { ...sold, isInShop: true, price: null },
  ];
  const typed = typedPrices({ packages });
  expect(typed).toHaveLength(1);
  expect(pricesOf([A_SINGLE, ...typed])).toEqual([
    { sessions: 1, price: '' },
    { productId: 'five', sessions: 5, price: '600.00', validDays: 90 },
  ]);
});

test('an impossible amount and a package of one are errors, each in its row', () => {
  const faults = faultsIn([
    { ...A_SINGLE, price: '150' },
    { ...A_SINGLE, price: '0' },
    { ...A_PACKAGE, sessions: '1', price: '9.999' },
  ]);
  expect(faults).toEqual({
    'prices.1.price': texts.wrongPrice(LEAST_PRICE),
    'prices.2.sessions': texts.wrongSessions(100),
    'prices.2.price': texts.wrongPrice(LEAST_PRICE),
  });
});
