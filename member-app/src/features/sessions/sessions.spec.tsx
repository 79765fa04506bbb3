import { answers } from '@sanctum/openapi/testing';
import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { ownTimeZone } from '../../shared/lib/days';
import { formatDate, formatTime } from '../../shared/lib/format';
import { SessionList } from './session-list';
import {
  aBooking,
  anOffering,
  bookings,
  offerings,
  open,
  page,
  rosa,
  say,
  slots,
  times,
  waitsForNothing,
} from './testing/sessions';

beforeEach(waitsForNothing);

test('files of a session are listed on request, each as a download', async () => {
  const file = { id: 'walk', fileName: 'evening-walk.pdf', fileSize: 2048 };
  const url = 'https://files.example.org/evening-walk.pdf?signed';
  answers.list('get', '/api/me/coaching/bookings/{id}/files', [{ ...file, url }]);
  const { user } = open([], [aBooking({ state: 'completed', files: [file] })]);
  await user.click(await screen.findByRole('button', { name: /1 file/ }));
  expect(await screen.findByRole('link', { name: /evening-walk\.pdf/ })).toHaveAttribute('href', url);
});

describe('an upcoming session', () => {
  test('is canceled after a dialog that says what is returned', async () => {
    answers.answer('post', '/api/me/coaching/bookings/{id}/cancel', aBooking({ state: 'cancelled' }));
    const { user } = open([aBooking({ creditExpiresAt: '2098-06-01T00:00:00Z' })]);
    await user.click(await screen.findByRole('button', { name: `${say('sessions:cancel.open')}: One hour` }));
    const back = say('sessions:cancel.returnedUntil', { date: formatDate('2098-06-01T00:00:00Z') });
    expect(screen.getByText(back)).toBeVisible();
    await user.click(screen.getByRole('button', { name: say('sessions:cancel.confirm') }));
    expect(await screen.findByText(say('sessions:cancel.done'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is moved to another free time', async () => {
    const move = '/api/me/coaching/bookings/{id}/move';
    answers.list('get', times, slots);
    answers.answer('post', move, aBooking(slots[1]));
    const { user } = open([aBooking()]);
    await user.click(await screen.findByRole('button', { name: `${say('calendar:move.open')}: One hour` }));
    const days = await screen.findByRole('group', { name: say('calendar:day') });
    await user.click(within(days).getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('radio', { name: formatTime(slots[1]!.startsAt, ownTimeZone()) }));
    await user.click(screen.getByRole('button', { name: say('calendar:move.confirm') }));
    expect(await screen.findByText(say('calendar:move.done'))).toBeVisible();
    expect(answers.calls('post', move)[0]?.body).toEqual({ startsAt: slots[1]!.startsAt });
  });

  test('that can no longer be changed says whom to ask', async () => {
    open([aBooking({ changeUntil: null })]);
    expect(await screen.findByText(say('sessions:tooLate'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('can be joined as soon as it opens, while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2098-03-02T13:00:00Z') });
    open([aBooking()]);
    const from = say('calendar:joinFrom', { time: formatTime('2098-03-02T13:50:00Z', ownTimeZone()) });
    expect(await screen.findByText(from)).toBeVisible();
    const meetingUrl = 'https://meet.example.org/oak';
    answers.answer('get', bookings, page(aBooking({ meetingUrl })));
    act(() => jest.advanceTimersByTime(50 * 60_000));
    expect(await screen.findByRole('link', { name: 'Join: One hour' })).toHaveAttribute('href', meetingUrl);
    jest.useRealTimers();
  });
});

describe('the list of sessions', () => {
  test('shows past sessions, with the coach’s notes', async () => {
    const { user } = open([], [aBooking({ state: 'completed', sharedNotes: 'Sit beside her.' })]);
    await user.click(await screen.findByText(say('sessions:notes')));
    expect(screen.getByText('Sit beside her.')).toBeVisible();
    expect(screen.getByText(say('sessions:nothingUpcoming'), { exact: false })).toBeVisible();
  });

  test('links to booking a time while it is empty', async () => {
    answers.list('get', offerings, []);
    open([]);
    expect(await screen.findByRole('link', { name: say('sessions:book') })).toHaveAttribute('href', '/new');
  });

  test('says what can be booked while it is empty', async () => {
    answers.list('get', offerings, [anOffering({ needsCredit: false })]);
    open([]);
    expect(await screen.findByRole('link', { name: 'One hour' })).toHaveAttribute(
      'href',
      '/new?offering=hour',
    );
    expect(screen.getByText(say('sessions:free'))).toBeVisible();
  });

  test('can fail to load, and be requested again', async () => {
    answers.refuse('get', bookings, 503);
    const { user } = renderScreen(<SessionList bookPath="/new" joinLabel="Join" />, { as: rosa });
    const again = await screen.findByRole('button', { name: say('ui:failed.retry') });
    answers.answer('get', bookings, page());
    answers.list('get', offerings, []);
    await user.click(again);
    expect(await screen.findByText(say('sessions:none'))).toBeVisible();
  });
});
