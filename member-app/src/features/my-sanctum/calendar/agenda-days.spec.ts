import type { CalendarEntry } from '../api';
import { agendaDays } from './agenda-days';

const at = (id: string, startsAt: string) => ({ id, startsAt }) as CalendarEntry;

test('an evening in New York is the next day in Sydney', () => {
  const call = at('call', '2027-03-14T22:30:00Z');
  expect(agendaDays([call], 'America/New_York')).toEqual([{ date: '2027-03-14', entries: [call] }]);
  expect(agendaDays([call], 'Australia/Sydney')).toEqual([{ date: '2027-03-15', entries: [call] }]);
});

test('a day in which the clocks change is one day', () => {
  const [first, last] = [at('first', '2027-03-14T05:30:00Z'), at('last', '2027-03-15T03:30:00Z')];
  expect(agendaDays([first, last], 'America/New_York')).toEqual([
    { date: '2027-03-14', entries: [first, last] },
  ]);
});
