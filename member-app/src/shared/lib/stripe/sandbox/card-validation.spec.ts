import { checkCvc, checkExpiry, checkNumber } from './card-validation';

const march2027 = new Date(2027, 2, 15);

test.each([
  ['', 'incomplete_number', 'Your card number is incomplete.'],
  ['4242 4242', 'incomplete_number', 'Your card number is incomplete.'],
  ['4242 4242 4242 4241', 'invalid_number', 'Your card number is invalid.'],
  ['3782 822463 10006', 'invalid_number', 'Your card number is invalid.'],
])('the number %j is refused', (number, code, message) => {
  expect(checkNumber(number)).toEqual({ code, message });
});

test.each([
  '4242 4242 4242 4242',
  '4000 0000 0000 0002',
  '4000 0000 0000 9995',
  '4000 0025 0000 3155',
  '3782 822463 10005',
])('the number %s is accepted', (number) => {
  expect(checkNumber(number)).toBeNull();
});

test.each([
  ['', 'incomplete_expiry', "Your card's expiration date is incomplete."],
  ['12 / 3', 'incomplete_expiry', "Your card's expiration date is incomplete."],
  ['13 / 30', 'invalid_expiry_month', "Your card's expiration date is invalid."],
  ['00 / 30', 'invalid_expiry_month', "Your card's expiration date is invalid."],
  ['12 / 26', 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
  ['02 / 27', 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
])('the date %j is refused in March 2027', (date, code, message) => {
  expect(checkExpiry(date, march2027)).toEqual({ code, message });
});

test('a card is good through its last month', () => {
  expect(checkExpiry('03 / 27', march2027)).toBeNull();
});

test('a security code has three digits, or four with American Express', () => {
  const incomplete = { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
  expect(checkCvc('12', '4242 4242 4242 4242')).toEqual(incomplete);
  expect(checkCvc('123', '4242 4242 4242 4242')).toBeNull();
  expect(checkCvc('123', '3782 822463 10005')).toEqual(incomplete);
  expect(checkCvc('1234', '3782 822463 10005')).toBeNull();
});
