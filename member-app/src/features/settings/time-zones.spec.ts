import { groupTimeZones, labelOf, timeZoneGroups } from './time-zones';

test.each([
  ['Europe/Lisbon', 'Lisbon'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['UTC', 'UTC'],
])('the time zone %s is shown as %s', (id, label) => expect(labelOf(id)).toBe(label));

test('time zones are listed once each, by continent and city, those without a city last', () => {
  expect(groupTimeZones(['UTC', 'Europe/Rome', 'Africa/Cairo', 'Europe/Lisbon', 'Europe/Rome'])).toEqual([
    { region: 'Africa', zones: [{ id: 'Africa/Cairo', label: 'Cairo' }] },
    {
      region: 'Europe',
      zones: [
        { id: 'Europe/Lisbon', label: 'Lisbon' },
        { id: 'Europe/Rome', label: 'Rome' },
      ],
    },
    { region: 'Other', zones: [{ id: 'UTC', label: 'UTC' }] },
  ]);
});

test('the current zone can be chosen, even if this browser has another name for it', () => {
  const ids = timeZoneGroups('Asia/Calcutta-by-another-name').flatMap(({ zones }) =>
    zones.map(({ id }) => id),
  );
  expect(ids).toContain('Asia/Calcutta-by-another-name');
  expect(ids).toContain('America/New_York');
});
