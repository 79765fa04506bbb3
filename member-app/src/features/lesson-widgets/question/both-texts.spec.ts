import { bothTexts } from './both-texts';

test('two texts become one: first the other one, then one’s own', () =>
  expect(bothTexts('theirs \n', 'mine')).toBe('theirs\n\nmine'));
