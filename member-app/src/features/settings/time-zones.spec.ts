import { groupTimeZones, labelOf, timeZoneGroups } from './time-zones';

test.each([
  ['Europe/Lisbon', 'Lisbon'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['UTC', 'UTC'],
])('the time zone %s reads %s', (id, label) => expect(labelOf(id)).toBe(label));

test('time zones stand once each, by continent and place, those without a place last', () => {
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

test('the zone that is set can be chosen, also when this browser has another name for it', () => {
  const ids = timeZoneGroups('Asia/Calcutta-by-another-name').flatMap(({ zones }) =>
    zones.map(({ id }) => id),
  );
  expect(ids).toContain('Asia/Calcutta-by-another-name');
  expect(ids).toContain('America/New_York');
});
