import { location } from './student-table';

test.each([
  ['Portland', 'Oregon', 'Portland, Oregon'],
  ['Portland', null, 'Portland'],
  [null, 'Oregon', 'Oregon'],
  [null, null, '-'],
  ['', '', '-'],
])('%j in %j is shown as %s', (city, state, shown) => expect(location({ city, state })).toBe(shown));
