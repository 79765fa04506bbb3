import ICAL from 'ical.js';
import { calendarEntry, feedDocument } from './calendar-entry.js';

const APPOINTMENT = {
  uid: '01920000-0000-7000-8000-000000000001',
  sequence: 0,
  startsAt: new Date('2026-12-03T23:30:00Z'),
  endsAt: new Date('2026-12-04T00:00:00Z'),
  title: 'Free discovery call',
  meetingUrl: 'https://meet.example.org/maren-solveig',
  isCancelled: false,
  writtenAt: new Date('2026-11-27T22:43:51Z'),
};

const entryFor = (name: string) =>
  calendarEntry({
    ...APPOINTMENT,
    title: `${APPOINTMENT.title}: ${name}`,
    description: name,
    organizer: { name, email: 'hello@sanctum.test' },
    attendee: { name, email: 'somebody@example.org' },
  });

const tooLong = (calendar: string) => calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);

test.each([
  ['Elizabeth "Liz" Moore', 'Elizabeth Liz Moore'],
  ['"Liz"', 'Liz'],
  ['Moore, Liz; née Smith: "x"', 'Moore, Liz; née Smith: x'],
  ['🌸🌼'.repeat(20), '🌸🌼'.repeat(20)],
  ['李小龍'.repeat(30), '李小龍'.repeat(30)],
  ['Ян Иванович '.repeat(8).trim(), 'Ян Иванович '.repeat(8).trim()],
  ['👩‍👧‍👦'.repeat(8), '👩‍👧‍👦'.repeat(8)],
  ['Nina\u2028Two', 'Nina Two'],
  ['Nina\u2029Two', 'Nina Two'],
  ['Nina\nDESCRIPTION:Other text', 'Nina DESCRIPTION:Other text'],
  ['Nina\r\nATTACH:https://evil.example/x.exe', 'Nina ATTACH:https://evil.example/x.exe'],
  ['Nina\tTwo', 'Nina Two'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ["O'Brien", "O'Brien"],
])('the name %j survives in an entry', (name, read) => {
  const calendar = entryFor(name);
  expect(tooLong(calendar)).toEqual([]);
  expect(calendar).not.toContain('\uFFFD');
  const root = new ICAL.Component(ICAL.parse(calendar) as ConstructorParameters<typeof ICAL.Component>[0]);
  const events = root.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event!.getFirstProperty('attendee')?.getParameter('cn')).toBe(read);
  expect(event!.getFirstProperty('organizer')?.getParameter('cn')).toBe(read);
  expect(event!.getFirstPropertyValue('attendee')).toBe('mailto:somebody@example.org');
  expect(event!.hasProperty('attach')).toBe(false);
  expect(event!.getAllProperties('description')).toHaveLength(1);
});

test('no line of a feed is longer than 75 octets', () =>
  expect(tooLong(feedDocument('🌸'.repeat(60), [{ ...APPOINTMENT, title: '李小龍'.repeat(40) }]))).toEqual(
    [],
  ));
