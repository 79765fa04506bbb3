import { bothTexts } from './both-texts';

test('two texts become one: the other one first, then the own', () =>
  expect(bothTexts('theirs \n', 'mine')).toBe('theirs\n\nmine'));
