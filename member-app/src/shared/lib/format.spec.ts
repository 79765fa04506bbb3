import {
  countIn,
  formatClock,
  formatFileSize,
  formatHours,
  formatLength,
  formatMoney,
  formatPrice,
} from './format';

describe('a price', () => {
  it.each([
    ['97.00', '$97.00'],
    ['0.50', '$0.50'],
    ['1250.00', '$1250.00'],
    ['0.00', 'Free'],
    [null, 'Free'],
  ])('%p is shown as %p', (wire, read) => expect(formatPrice(wire)).toBe(read));
});

it('an amount is shown in the site’s currency', () => {
  countIn({ currency: 'eur' });
  expect(formatMoney('1250.00')).toBe('€1250.00');
  countIn({ currency: 'cad' });
  expect(formatMoney('80.80')).toBe('CA$80.80');
  countIn({ currency: 'usd' });
});

it('an amount of zero is not shown as free', () => expect(formatMoney('0.00')).toBe('$0.00'));

test.each([
  [0, '0.0'],
  [20, '0.1'],
  [3000, '0.8'],
  [3600, '1.0'],
  [4_500_000, '1,250.0'],
])('%p seconds of learning are %p hours', (seconds, hours) => expect(formatHours(seconds)).toBe(hours));

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [14_541, '14.2 KB'],
  [3_145_728, '3.0 MB'],
])('%d bytes are shown as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

test.each([
  [0, '0:00'],
  [75, '1:15'],
  [3675, '1:01:15'],
  [59.9, '0:59'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));

test.each([
  [32, '32 sec'],
  [60, '1 min'],
  [128, '2 min'],
  [3600, '1 h'],
  [3910, '1 h 5 min'],
])('%d seconds take %s', (seconds, text) => expect(formatLength(seconds)).toBe(text));
