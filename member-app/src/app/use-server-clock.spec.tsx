import { learnZoneRules } from '@sanctum/web/zones/corrected-zones';
import { answers } from '@sanctum/openapi/testing';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { ownTimeZone } from '../shared/lib/days';
import { formatTime } from '../shared/lib/format';
import { useServerClock } from './use-server-clock';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  // other test files get the browser's own times again
  const at = '2027-01-01T00:00:00.000Z';
  const offsetSeconds = -new Date(at).getTimezoneOffset() * 60;
  learnZoneRules(ownTimeZone(), { changes: [{ at, offsetSeconds }], until: '2027-01-02T00:00:00.000Z' });
});

function Hour() {
  const edition = useServerClock();
  return <p key={edition}>{formatTime('2027-03-14T15:00:00Z', ownTimeZone())}</p>;
}

test('a time is shown by the server’s rules once the page has learned them', async () => {
  answers.answer('get', '/api/time-zones/clock-changes', {
    changes: [{ at: '2027-01-01T00:00:00.000Z', offsetSeconds: 50_400 }],
    until: '2028-01-01T00:00:00.000Z',
  });
  renderScreen(<Hour />);
  expect(screen.queryByText('5:00 AM')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  jest.useRealTimers();
  expect(await screen.findByText('5:00 AM')).toBeVisible();
});
