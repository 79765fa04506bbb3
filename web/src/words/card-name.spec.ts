import { cardName } from './card-name';

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['jcb', 'JCB'],
  ['newcard', 'Newcard'],
])('the card brand %p becomes %p', (brand, name) => expect(cardName(brand)).toBe(name));
