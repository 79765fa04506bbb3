import { duration, money, percent, point, span, tick } from './format';

test.each([
  ['0.00', '$0'],
  ['97.00', '$97'],
  ['1234.50', '$1,234.50'],
])('%s is formatted as %s', (decimal, written) => expect(money(decimal)).toBe(written));

test.each([
  [null, '–'],
  [0, '0%'],
  [12.5, '12.5%'],
  [1500, '1,500%'],
])('%j percent is formatted as %s', (value, written) => expect(percent(value)).toBe(written));

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [89, '1 min'],
  [3_599, '1 h'],
  [3_660, '1 h 1 min'],
])('%i seconds are formatted as %s', (seconds, written) => expect(duration(seconds)).toBe(written));

test('dates are formatted unchanged, whatever the browser’s time zone', () => {
  expect(tick('2027-03-01', 'day')).toBe('Mar 1');
  expect(tick('2027-03-01', 'month')).toBe('Mar 27');
  expect(point('2027-03-01', 'week')).toBe('Mar 1, 2027');
  expect(point('2027-03-01', 'month')).toBe('March 2027');
  expect(span({ from: '2027-02-28', to: '2027-03-01' })).toBe('Feb 28, 2027 – Mar 1, 2027');
  expect(span({ from: '2027-03-01', to: '2027-03-01' })).toBe('Mar 1, 2027');
});
