import { days, later } from '../../kernel/clock.js';
import { studentStatus } from './student-status.js';

const now = new Date('2027-03-01T09:00:00Z');
const ago = (n: number) => later(now, -days(n));

test.each([
  [{ purchases: 0, lastSeenAt: now }, 'lead'],
  [{ purchases: 0, lastSeenAt: null }, 'lead'],
  [{ purchases: 1, lastSeenAt: now }, 'active'],
  [{ purchases: 3, lastSeenAt: ago(30) }, 'active'],
  [{ purchases: 3, lastSeenAt: ago(31) }, 'inactive'],
  [{ purchases: 3, lastSeenAt: null }, 'inactive'],
])('%j makes a student %s, or blocked', (what, status) => {
  expect(studentStatus({ ...what, blockedAt: null }, now)).toBe(status);
  expect(studentStatus({ ...what, blockedAt: ago(1) }, now)).toBe('blocked');
});
