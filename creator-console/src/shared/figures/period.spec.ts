import { type Choice, choiceOf, flawOf, spanOf, todayIn, withChoice } from './period';

const at = (search: string) => new URLSearchParams(search);

test.each<[string, Choice]>([
  ['', { preset: '30' }],
  ['period=7', { preset: '7' }],
  ['period=all', { preset: 'all' }],
  ['period=own', { preset: '30' }],
  ['period=8', { preset: '30' }],
  ['from=2027-02-01&to=2027-02-28', { preset: 'own', from: '2027-02-01', to: '2027-02-28' }],
  ['from=2027-02-01', { preset: '30' }],
  ['from=2027-02-30&to=2027-03-01&period=7', { preset: '7' }],
  ['from=2027-03-02&to=2027-03-01', { preset: '30' }],
])('the URL ?%s selects %j', (search, choice) => expect(choiceOf(at(search))).toEqual(choice));

test('a choice replaces the previous one and leaves the rest of the URL unchanged', () => {
  const next = withChoice(at('tab=lessons&from=2027-02-01&to=2027-02-28'), { preset: '90' });
  expect(String(next)).toBe('tab=lessons&period=90');
  expect(String(withChoice(next, { preset: '30' }))).toBe('tab=lessons');
  const own: Choice = { preset: 'own', from: '2027-01-01', to: '2027-01-31' };
  expect(choiceOf(withChoice(next, own))).toEqual(own);
});

test.each<[Choice, object]>([
  [{ preset: '7' }, { from: '2027-02-23' }],
  [{ preset: '30' }, { from: '2027-01-31' }],
  [{ preset: '12m' }, { from: '2026-03-02' }],
  [{ preset: 'all' }, {}],
  [
    { preset: 'own', from: '2026-12-31', to: '2027-01-01' },
    { from: '2026-12-31', to: '2027-01-01' },
  ],
])('%j until March 1 is %j', (choice, span) => expect(spanOf(choice, '2027-03-01')).toEqual(span));

test.each([
  ['2027-02-31', '2027-03-01', 'notADay'],
  ['', '2027-03-01', 'notADay'],
  ['0027-03-01', '2027-03-01', 'notADay'],
  ['2027-03-02', '2027-03-01', 'fromAfterTo'],
  ['2010-01-01', '2027-03-01', 'tooLong'],
  ['2027-03-01', '2027-03-01', null],
])('%j to %j: %j', (from, to, flaw) => expect(flawOf(from, to)).toBe(flaw));

test('the date is in the coach’s time zone', () => {
  const night = new Date('2027-03-01T03:00:00Z');
  expect(todayIn('America/New_York', night)).toBe('2027-02-28');
  expect(todayIn('Europe/Lisbon', night)).toBe('2027-03-01');
});
