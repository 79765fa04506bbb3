import { formatCvc, formatExpiry, formatNumber, reformat } from './card-format';

describe('a card number', () => {
  test.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242 99', '4242 4242 4242 4242'],
    ['37828', '3782 8'],
    ['378282246310005', '3782 822463 10005'],
    ['card', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });
});

describe('an expiration date', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['430', '04 / 30'],
    ['1/', '01'],
    ['4/30', '04 / 30'],
    ['04/2030', '04 / 30'],
    ['12 / 2030', '12 / 30'],
    ['12 / 20', '12 / 20'],
    ['12 / 305', '12 / 30'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
});

test('a security code has at most four digits', () => {
  expect(formatCvc('12a345')).toBe('1234');
});

describe('the caret', () => {
  test.each([
    ['stays at the end while typing', '42424', 5, '4242 4', 6],
    ['stays behind the digit typed in the middle', '42942 4242', 3, '4294 2424 2', 3],
    ['steps over a space that the digit pushed away', '4242 94242', 6, '4242 9424 2', 6],
    ['stays before the gap when its space is deleted', '42424242', 4, '4242 4242', 4],
    ['stays at the start', ' 4242', 0, '4242', 0],
  ])('%s', (_fact, text, caret, shown, place) => {
    expect(reformat({ text, caret }, formatNumber)).toEqual({ text: shown, caret: place });
  });

  test('follows the month that got a leading zero', () => {
    expect(reformat({ text: '5', caret: 1 }, formatExpiry)).toEqual({ text: '05', caret: 2 });
  });
});
