import { checkAvailability } from './check-availability.js';

const none = { weeklyHours: [], dateHours: [], timeOff: [], meetingUrl: null };
const open = {
  weeklyHours: [{ day: 1, from: '09:00', to: '24:00' }],
  meetingUrl: 'https://meet.example.org/a',
};

const refused = (changes: object): string[] => {
  try {
    checkAvailability({ ...none, ...changes });
    return [];
  } catch (error) {
    return Object.keys((error as { details: { fields: object } }).details.fields);
  }
};

test.each([
  ['nothing at all', {}, []],
  ['hours and a place', open, []],
  ['one day off', { timeOff: [{ from: '2027-03-01', to: '2027-03-01' }] }, []],
  ['hours without a place', { ...open, meetingUrl: null }, ['meetingUrl']],
  ['a place that is no https address', { ...open, meetingUrl: 'http://meet.example.org' }, ['meetingUrl']],
  [
    'hours that end as they begin',
    { ...open, weeklyHours: [{ day: 1, from: '09:00', to: '09:00' }] },
    ['weeklyHours'],
  ],
  [
    'hours across midnight',
    { ...open, weeklyHours: [{ day: 1, from: '22:00', to: '02:00' }] },
    ['weeklyHours'],
  ],
  [
    'hours of a date backwards',
    { ...open, dateHours: [{ date: '2027-03-01', from: '09:00', to: '08:00' }] },
    ['dateHours'],
  ],
  ['time off backwards', { timeOff: [{ from: '2027-03-02', to: '2027-03-01' }] }, ['timeOff']],
])('%s', (_, changes, fields) => {
  expect(refused(changes)).toEqual(fields);
});
