import { days, later, minutes } from '../../kernel/clock.js';
import { backupProblem } from './backup-problem.js';

const NOW = new Date('2027-03-01T09:00:00Z');
const ago = (milliseconds: number) => later(NOW, -milliseconds);

test.each([
  ['a recent backup is fine', ago(days(2)), true, null],
  ['also one that another process with the key has made', ago(days(2)), false, null],
  ['after two days one is too old', ago(days(2) + minutes(1)), true, 'too_old'],
  ['without a key no other is made', ago(days(3)), false, 'no_key'],
  ['none was made yet', undefined, true, 'none'],
  ['none can be made', undefined, false, 'no_key'],
])('%s', (_, lastAt, hasKey, problem) => {
  expect(backupProblem({ lastAt, hasKey }, NOW)).toBe(problem);
});
