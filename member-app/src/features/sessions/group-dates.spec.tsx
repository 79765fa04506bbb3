import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { formatMoment } from '../../shared/lib/format';
import type { GroupDate, Offering } from './api';
import { BookSession } from './book-session';
import {
  aBooking,
  anOffering,
  offerings,
  open,
  rosa,
  say,
  slots,
  waited,
  waitsForNothing,
} from './testing/sessions';

const mother = aMember({ wards: [{ id: 'lena', name: 'Lena Lind' }] });

beforeEach(waitsForNothing);

describe('a group', () => {
  const dates = '/api/me/coaching/offerings/{id}/dates';
  const take = '/api/me/coaching/dates/{id}/bookings';
  const join = '/api/me/coaching/dates/{id}/join-waiting-list';
  const leave = '/api/me/coaching/dates/{id}/leave-waiting-list';
  const aDate = (changes: Partial<GroupDate> = {}): GroupDate => ({
    id: 'first',
    startsAt: slots[0]!.startsAt,
    endsAt: slots[0]!.endsAt,
    placesLeft: 3,
    bookingId: null,
    isWaiting: false,
    offeredUntil: null,
    ...changes,
  });
  const evening = (changes: Partial<Offering> = {}) =>
    anOffering({
      id: 'evening',
      title: 'An evening',
      isGroup: true,
      isForPairs: true,
      needsCredit: false,
      creditsLeft: 0,
      ...changes,
    });
  const act = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

  test('books a pair on a date, and asks for the companion', async () => {
    answers.list('get', offerings, [evening()]);
    answers.list('get', dates, [aDate()]);
    answers.answer('post', take, aBooking({ title: 'An evening', isGroup: true, companion: 'Juni' }));
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    expect(await screen.findByText(say('sessions:dates.pairsLeft', { count: 3 }))).toBeVisible();
    await user.click(await act(say('sessions:dates.take')));
    await user.type(screen.getByLabelText(new RegExp(say('sessions:companion').slice(0, -1))), ' Juni ');
    await user.click(screen.getByRole('button', { name: say('sessions:dates.confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(answers.calls('post', take)[0]?.body).toMatchObject({ companion: 'Juni', note: null });
  });

  test('that is full has a waiting list, and an offered spot is booked or declined', async () => {
    answers.list('get', offerings, [evening({ isForPairs: false })]);
    answers.list('get', dates, [aDate({ placesLeft: 0 })]);
    answers.answer('post', join, aDate({ placesLeft: 0, isWaiting: true }));
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    const wait = await act(say('sessions:dates.wait'));
    expect(screen.queryByRole('button', { name: new RegExp(say('sessions:dates.take')) })).toBeNull();
    answers.list('get', dates, [
      aDate({ placesLeft: 0, isWaiting: true, offeredUntil: '2098-03-01T14:00:00.000Z' }),
    ]);
    await user.click(wait);
    expect(await act(say('sessions:dates.take'))).toBeVisible();
    expect(await act(say('sessions:dates.leave'))).toBeVisible();
  });

  test('whose last spot someone else took says so, and offers the waiting list', async () => {
    answers.list('get', offerings, [evening({ isForPairs: false })]);
    answers.list('get', dates, [aDate({ placesLeft: 1 })]);
    answers.refuse('post', take, 409, { code: 'full', message: 'All places of this date are taken.' });
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    await user.click(await act(say('sessions:dates.take')));
    answers.list('get', dates, [aDate({ placesLeft: 0 })]);
    await user.click(screen.getByRole('button', { name: say('sessions:dates.confirm') }));
    expect(await screen.findByText('All places of this date are taken.')).toBeVisible();
    expect(await act(say('sessions:dates.wait'))).toBeVisible();
  });

  test('with a waiting list is among the sessions and links to its dates; the list can be left there', async () => {
    answers.answer('post', leave, aDate({ placesLeft: 0 }));
    const aWait = { ...aDate({ isWaiting: true }), offeringId: 'evening', title: 'An evening' };
    answers.list('get', waited, [aWait]);
    const { user } = open([]);
    const toDates = await screen.findByRole('link', {
      name: new RegExp(`^${say('sessions:waiting.dates')}`),
    });
    expect(toDates).toHaveAttribute('href', '/new?offering=evening');
    answers.list('get', waited, []);
    answers.list('get', offerings, []);
    await user.click(await act(say('sessions:dates.leave')));
    expect(await screen.findByText(say('sessions:none'))).toBeVisible();
  });

  test('with a spot kept for the member says until when, and links to taking it', async () => {
    const offeredUntil = '2098-03-01T14:00:00.000Z';
    answers.list('get', waited, [
      { ...aDate({ isWaiting: true, offeredUntil }), offeringId: 'evening', title: 'An evening' },
    ]);
    open([]);
    const take = await screen.findByRole('link', { name: new RegExp(`^${say('sessions:dates.confirm')}`) });
    expect(take).toHaveAttribute('href', '/new?offering=evening');
    const kept = say('sessions:dates.keptUntil', { when: formatMoment(offeredUntil) });
    expect(screen.getByText(kept)).toBeVisible();
  });

  test('that is over shows its recording', async () => {
    open([], [aBooking({ state: 'completed', recordingUrl: 'https://videos.example.org/evening' })]);
    const link = await screen.findByRole('link', {
      name: `${say('sessions:recording')}: One hour`,
    });
    expect(link).toHaveAttribute('href', 'https://videos.example.org/evening');
  });

  test('for two lets her choose a daughter right away, or enter someone else’s name', async () => {
    answers.list('get', offerings, [evening()]);
    answers.list('get', dates, [aDate()]);
    answers.answer('post', take, aBooking({ title: 'An evening', isGroup: true, companion: 'Lena' }));
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: mother });
    await user.click(await act(say('sessions:dates.take')));
    await waitFor(() => expect(screen.getByLabelText(say('sessions:companion'))).toHaveDisplayValue('Lena'));
    await user.selectOptions(
      screen.getByLabelText(say('sessions:companion')),
      say('sessions:companionOther'),
    );
    expect(screen.getByLabelText(new RegExp(say('sessions:companionName')))).toBeVisible();
    await user.selectOptions(screen.getByLabelText(say('sessions:companion')), 'Lena');
    await user.click(screen.getByRole('button', { name: say('sessions:dates.confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(answers.calls('post', take)[0]?.body).toMatchObject({ companion: null, companionId: 'lena' });
  });

  test('for two lets her change the companion, and explains a second seat', async () => {
    const companion = '/api/me/coaching/bookings/{id}/choose-companion';
    const pair = aBooking({ isGroup: true, isForPairs: true, companion: 'Juni', companionId: null });
    const { user } = open(
      [pair, aBooking({ id: 'second', isGroup: true, isForPairs: true, isSecondSeat: true })],
      [],
      mother,
    );
    answers.answer('post', companion, { ...pair, companion: 'Lena', companionId: 'lena' });
    await user.click(await screen.findByText(say('sessions:changeCompanion')));
    expect(screen.getAllByText(say('sessions:changeCompanion'))).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText(say('sessions:companion')), 'Lena');
    await waitFor(() =>
      expect(answers.calls('post', companion)[0]?.body).toEqual({ companion: null, companionId: 'lena' }),
    );
    expect(screen.getByText(say('sessions:secondSeat'))).toBeVisible();
  });

  test('has a fixed time: it can be canceled, not moved, and shows the companion', async () => {
    open([aBooking({ isGroup: true, companion: 'Juni' })]);
    expect(await screen.findByText(say('sessions:with', { name: 'Juni' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(say('calendar:move.open')) })).toBeNull();
    expect(screen.getByRole('button', { name: new RegExp(say('sessions:cancel.open')) })).toBeVisible();
  });
});
