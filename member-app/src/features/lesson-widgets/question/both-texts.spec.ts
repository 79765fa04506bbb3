import { bothTexts } from './both-texts';

test('two texts become one: what was there first, then the own words', () =>
  expect(bothTexts('theirs \n', 'mine')).toBe('theirs\n\nmine'));
