import { answers, blank } from '@sanctum/openapi/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, growsTo, renderPage, renderScreen } from '../../../testing';
import { ownTimeZone } from '../../shared/lib/days';
import { formatDate, formatMoment, formatTime } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Booking, GroupDate, Offering } from './api';
import { BookSession } from './book-session';
import { PaidTime } from './paid-time';
import { SessionList } from './session-list';

const rosa = aMember();
const mother = aMember({ wards: [{ id: 'lena', name: 'Lena Lind' }] });
const offerings = '/api/me/coaching/offerings';
const times = '/api/me/coaching/offerings/{id}/slots';
const book = '/api/me/coaching/offerings/{id}/bookings';
const bookings = '/api/me/coaching/bookings';
const waited = '/api/me/coaching/waiting';
const say = i18n.t.bind(i18n);

const slots = ['2098-03-02T14:00:00.000Z', '2098-03-02T15:00:00.000Z'].map((startsAt) => ({
  startsAt,
  endsAt: startsAt,
}));
const anOffering = (changes: Partial<Offering> = {}): Offering => ({
  ...blank('MemberOfferingResponse'),
  id: 'hour',
  title: 'One hour',
  minutes: 60,
  needsCredit: true,
  creditsLeft: 2,
  creditsExpireAt: null,
  packages: [],
  ...changes,
});
const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  ...blank('MemberBookingResponse'),
  id: 'booking',
  offeringId: 'hour',
  title: 'One hour',
  state: 'confirmed',
  ...slots[0]!,
  joinFrom: '2098-03-02T13:50:00.000Z',
  isOnline: true,
  meetingLink: null,
  note: null,
  changeUntil: '2098-03-01T14:00:00.000Z',
  usesCredit: true,
  creditExpiresAt: null,
  sharedNotes: null,
  cancelReason: null,
  recordingLink: null,
  companion: null,
  answers: [],
  files: [],
  ...changes,
});
const page = (...items: Booking[]) => ({ items, total: items.length, page: 1, pageSize: 12 });

beforeEach(() => {
  growsTo();
  answers.answer('get', waited, []);
});

/** Opens the list. It requests upcoming sessions before past ones. */
function open(upcoming: Booking[], past: Booking[] = [], as = rosa) {
  answers.answer('get', bookings, ({ query }) =>
    query['period'] === 'upcoming' ? page(...upcoming) : page(...past),
  );
  return renderScreen(<SessionList bookPath="/new" joinLabel="Join" />, { as });
}

describe('a time is booked', () => {
  async function chooseTime(...offered: Offering[]) {
    answers.answer('get', offerings, offered);
    answers.answer('get', times, slots);
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    await user.click(await screen.findByRole('radio', { name: /One hour/ }));
    const days = await screen.findByRole('group', { name: say('calendar:day') });
    await user.click(within(days).getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('radio', { name: formatTime(slots[0]!.startsAt, ownTimeZone()) }));
    return user;
  }

  test('with a session that is left, in four presses, and what it takes is said before', async () => {
    answers.answer('post', book, aBooking());
    const user = await chooseTime(anOffering(), anOffering({ id: 'call', title: 'A call' }));
    expect(screen.getByText(say('sessions:takesOne'))).toBeVisible();
    await user.type(screen.getByLabelText(say('sessions:note')), 'The mornings');
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(screen.getByRole('link', { name: say('sessions:see') })).toHaveAttribute('href', '/sessions');
    expect(answers.calls('post', book)[0]?.body).toEqual({
      startsAt: slots[0]!.startsAt,
      note: 'The mornings',
      timeZone: ownTimeZone(),
    });
  });

  test('with what the coach asks before: what is needed is missed at its field, and the answers go along', async () => {
    const age = { id: 'age', kind: 'text' as const, question: 'Her age?', isRequired: true, choices: [] };
    const choices = ['Mornings', 'Evenings'];
    const when = {
      ...age,
      id: 'when',
      kind: 'choice' as const,
      question: 'When?',
      isRequired: false,
      choices,
    };
    answers.answer('post', book, aBooking());
    const user = await chooseTime(anOffering({ questions: [age, when] }));
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(screen.getByLabelText('Her age?')).toHaveFocus();
    expect(answers.calls('post', book)).toEqual([]);
    await user.type(screen.getByLabelText('Her age?'), 'Eleven');
    await user.selectOptions(screen.getByLabelText('When?'), 'Evenings');
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(answers.calls('post', book)[0]?.body).toMatchObject({
      answers: [
        { questionId: 'age', answer: 'Eleven' },
        { questionId: 'when', answer: 'Evenings' },
      ],
    });
  });

  test('by somebody else a moment earlier: that is told, and what is free now is shown', async () => {
    const user = await chooseTime(anOffering());
    answers.answer('get', times, [slots[1]!]);
    answers.refuse('post', book, 409, { code: 'slot_taken', message: 'Somebody else was faster.' });
    await user.click(screen.getByRole('button', { name: say('sessions:confirm') }));
    expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
    expect(screen.queryByRole('button', { name: say('sessions:confirm') })).toBeNull();
  });

  test('not without a session: what brings some leads to its page', async () => {
    const offer = {
      productId: 'five',
      title: 'Five hours',
      sessions: 5,
      validDays: 90,
      priceCents: 60_000,
      currency: 'usd',
    };
    answers.answer('get', offerings, [anOffering({ creditsLeft: 0, packages: [offer] })]);
    renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    expect(await screen.findByRole('link', { name: 'Five hours' })).toHaveAttribute('href', '/product/five');
    expect(screen.getByText('$600.00')).toBeVisible();
    expect(screen.queryByRole('group', { name: say('calendar:day') })).toBeNull();
  });
});

test('files that came with a session are listed when they are wanted, each as a download', async () => {
  const file = { id: 'walk', fileName: 'evening-walk.pdf', fileSize: 2048 };
  const url = 'https://files.example.org/evening-walk.pdf?signed';
  answers.answer('get', '/api/me/coaching/bookings/{id}/files', [{ ...file, url }]);
  const { user } = open([], [aBooking({ state: 'completed', files: [file] })]);
  await user.click(await screen.findByRole('button', { name: /1 file/ }));
  expect(await screen.findByRole('link', { name: /evening-walk\.pdf/ })).toHaveAttribute('href', url);
});

describe('a time that is paid for by itself', () => {
  test('is not paid by a minor: she is led to what her guardian can buy', async () => {
    answers.answer('get', offerings, [anOffering({ creditsLeft: 0, packages: [single] })]);
    answers.answer('get', times, slots);
    renderScreen(<BookSession sessionsPath="/sessions" />, { as: aMember({ ageBand: 'teen' }) });
    expect(await screen.findByRole('link', { name: 'One-on-one' })).toHaveAttribute(
      'href',
      '/product/single',
    );
    expect(screen.queryByRole('group', { name: say('calendar:day') })).toBeNull();
  });

  const single = {
    productId: 'single',
    title: 'One-on-one',
    sessions: 1,
    validDays: null,
    priceCents: 15_000,
    currency: 'usd',
  };
  const five = { ...single, productId: 'five', title: 'Five hours', sessions: 5, priceCents: 60_000 };
  const holds = '/api/me/coaching/offerings/{id}/holds';
  const held = { id: 'held', startsAt: slots[0]!.startsAt, payUntil: '2098-03-01T09:00:00.000Z' };

  async function chooseFirst() {
    answers.answer('get', offerings, [anOffering({ creditsLeft: 0, packages: [single, five] })]);
    answers.answer('get', times, slots);
    answers.answer('get', '/api/cart/count', { count: 1 });
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    const days = await screen.findByRole('group', { name: say('calendar:day') });
    await user.click(within(days).getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('radio', { name: formatTime(slots[0]!.startsAt, ownTimeZone()) }));
    return user;
  }

  test('says what it costs, is held, and leads to the checkout; several at once stand below', async () => {
    answers.answer('post', holds, held);
    const user = await chooseFirst();
    expect(screen.getByText(say('sessions:takesMoney'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Five hours' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'One-on-one' })).toBeNull();
    await user.type(screen.getByLabelText(say('sessions:note')), 'The mornings');
    await user.click(screen.getByRole('button', { name: say('sessions:pay', { price: '$150.00' }) }));
    await waitFor(() => expect(location.pathname).toBe('/checkout'));
    expect(answers.calls('post', holds)[0]?.body).toEqual({
      startsAt: slots[0]!.startsAt,
      note: 'The mornings',
      timeZone: ownTimeZone(),
      productId: 'single',
    });
  });

  test('that somebody else holds is told, and what is free now is shown', async () => {
    const user = await chooseFirst();
    answers.refuse('post', holds, 409, { code: 'slot_taken', message: 'Somebody else was faster.' });
    await user.click(screen.getByRole('button', { name: say('sessions:pay', { price: '$150.00' }) }));
    expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
  });
});

test('the order of a time says when it is, and leads to another one', async () => {
  answers.answer('get', '/api/me/coaching/bookings/{id}', aBooking());
  renderScreen(<PaidTime bookingId="booking" />, { as: rosa });
  expect(await screen.findByRole('button', { name: `${say('calendar:move.open')}: One hour` })).toBeVisible();
});

test('a time whose payment is on the way is asked for again until it is booked', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answers.answer(
    'get',
    '/api/me/coaching/bookings/{id}',
    aBooking({ state: 'unconfirmed', changeUntil: null }),
  );
  renderScreen(<PaidTime bookingId="booking" />, { as: rosa });
  expect(await screen.findByText(say('sessions:paid.soon'))).toBeVisible();
  answers.answer('get', '/api/me/coaching/bookings/{id}', aBooking());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('button', { name: `${say('calendar:move.open')}: One hour` })).toBeVisible();
  jest.useRealTimers();
});

test('where nothing is sold that brings sessions, the way to them leads by the coach', async () => {
  answers.answer('get', offerings, [anOffering({ creditsLeft: 0 })]);
  renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
  expect(await screen.findByRole('link', { name: say('sessions:write') })).toBeVisible();
});

describe('a session that is still to come', () => {
  test('is cancelled once it was said what comes back', async () => {
    answers.answer('post', '/api/me/coaching/bookings/{id}/cancellation', aBooking({ state: 'cancelled' }));
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
    answers.answer('get', times, slots);
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

  test('too late to change it says whom to ask', async () => {
    open([aBooking({ changeUntil: null })]);
    expect(await screen.findByText(say('sessions:tooLate'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('can be joined as soon as it opens, while the page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2098-03-02T13:00:00Z') });
    open([aBooking()]);
    const from = say('calendar:joinFrom', { time: formatTime('2098-03-02T13:50:00Z', ownTimeZone()) });
    expect(await screen.findByText(from)).toBeVisible();
    const meetingLink = 'https://meet.example.org/oak';
    answers.answer('get', bookings, page(aBooking({ meetingLink })));
    act(() => jest.advanceTimersByTime(50 * 60_000));
    expect(await screen.findByRole('link', { name: 'Join: One hour' })).toHaveAttribute('href', meetingLink);
    jest.useRealTimers();
  });
});

describe('a member’s own page for coaching', () => {
  test('has an address for each of its tabs', async () => {
    answers.answer('get', '/api/cart/count', { count: 0 });
    answers.answer('get', bookings, page());
    answers.answer('get', offerings, []);
    const { user } = renderPage('/my-coaching', { as: rosa });
    expect(await screen.findByText(say('sessions:none'))).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: say('sessions:page.tabs') }));
    await user.click(tabs.getByRole('link', { name: 'Schedule New' }));
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeVisible();
    expect(location.pathname).toBe('/my-coaching/new');
    const participant = { id: 'maren', name: 'Maren Holt', avatarUrl: null, isCoach: true };
    answers.answer('post', '/api/conversations', {
      id: 'oak',
      lastSequence: 0,
      unread: 0,
      participant,
      writing: 'open',
      isBlockable: false,
      otherReadThrough: null,
      showsTyping: false,
      isReportable: false,
      name: 'Maren Holt',
      circle: null,
    });
    answers.answer('get', '/api/conversations/{id}/messages', { items: [], hasEarlier: false });
    await user.click(tabs.getByRole('link', { name: 'Messages' }));
    expect(
      await screen.findByRole('log', { name: say('messages:with', { name: 'Maren Holt' }) }),
    ).toBeVisible();
  });

  test('is a member’s: the coach is led to the member area, which points to the console', async () => {
    answers.answer('get', '/api/cart/count', { count: 0 });
    renderPage('/my-coaching', { as: aMember({ role: 'creator' }) });
    expect(await screen.findByRole('link', { name: say('my-sanctum:creator.open') })).toBeVisible();
  });
});

describe('the list of sessions', () => {
  test('shows what is over, with the notes of the coach', async () => {
    const { user } = open([], [aBooking({ state: 'completed', sharedNotes: 'Sit beside her.' })]);
    await user.click(await screen.findByText(say('sessions:notes')));
    expect(screen.getByText('Sit beside her.')).toBeVisible();
    expect(screen.getByText(say('sessions:nothingUpcoming'), { exact: false })).toBeVisible();
  });

  test('leads to a time while it is empty', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: say('sessions:book') })).toHaveAttribute('href', '/new');
  });

  test('is loaded, may fail, and can be asked for again', async () => {
    answers.refuse('get', bookings, 503);
    const { user } = renderScreen(<SessionList bookPath="/new" joinLabel="Join" />, { as: rosa });
    const again = await screen.findByRole('button', { name: say('ui:failed.retry') });
    answers.answer('get', bookings, page());
    await user.click(again);
    expect(await screen.findByText(say('sessions:none'))).toBeVisible();
  });
});

describe('a group', () => {
  const dates = '/api/me/coaching/offerings/{id}/dates';
  const take = '/api/me/coaching/dates/{id}/bookings';
  const waiting = '/api/me/coaching/dates/{id}/waiting';
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
      forPairs: true,
      needsCredit: false,
      creditsLeft: 0,
      ...changes,
    });
  const act = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

  test('takes a pair on a date, and asks who comes along', async () => {
    answers.answer('get', offerings, [evening()]);
    answers.answer('get', dates, [aDate()]);
    answers.answer('post', take, aBooking({ title: 'An evening', isGroup: true, companion: 'Juni' }));
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    expect(await screen.findByText(say('sessions:dates.pairsLeft', { count: 3 }))).toBeVisible();
    await user.click(await act(say('sessions:dates.take')));
    await user.type(screen.getByLabelText(new RegExp(say('sessions:companion').slice(0, -1))), ' Juni ');
    await user.click(screen.getByRole('button', { name: say('sessions:dates.confirm') }));
    expect(await screen.findByText(say('sessions:booked'))).toBeVisible();
    expect(answers.calls('post', take)[0]?.body).toMatchObject({ companion: 'Juni', note: null });
  });

  test('that is full is waited for, and a place that is kept is taken or given back', async () => {
    answers.answer('get', offerings, [evening({ forPairs: false })]);
    answers.answer('get', dates, [aDate({ placesLeft: 0 })]);
    answers.answer('post', waiting, aDate({ placesLeft: 0, isWaiting: true }));
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    const wait = await act(say('sessions:dates.wait'));
    expect(screen.queryByRole('button', { name: new RegExp(say('sessions:dates.take')) })).toBeNull();
    answers.answer('get', dates, [
      aDate({ placesLeft: 0, isWaiting: true, offeredUntil: '2098-03-01T14:00:00.000Z' }),
    ]);
    await user.click(wait);
    expect(await act(say('sessions:dates.take'))).toBeVisible();
    expect(await act(say('sessions:dates.leave'))).toBeVisible();
  });

  test('whose last place somebody else has taken says so, and offers to wait', async () => {
    answers.answer('get', offerings, [evening({ forPairs: false })]);
    answers.answer('get', dates, [aDate({ placesLeft: 1 })]);
    answers.refuse('post', take, 409, { code: 'full', message: 'All places of this date are taken.' });
    const { user } = renderScreen(<BookSession sessionsPath="/sessions" />, { as: rosa });
    await user.click(await act(say('sessions:dates.take')));
    answers.answer('get', dates, [aDate({ placesLeft: 0 })]);
    await user.click(screen.getByRole('button', { name: say('sessions:dates.confirm') }));
    expect(await screen.findByText('All places of this date are taken.')).toBeVisible();
    expect(await act(say('sessions:dates.wait'))).toBeVisible();
  });

  test('that is waited for stands among the sessions and leads to its dates; waiting can end there', async () => {
    answers.answer('delete', waiting, aDate({ placesLeft: 0 }));
    const aWait = { ...aDate({ isWaiting: true }), offeringId: 'evening', title: 'An evening' };
    answers.answer('get', waited, [aWait]);
    const { user } = open([]);
    const toDates = await screen.findByRole('link', {
      name: new RegExp(`^${say('sessions:waiting.dates')}`),
    });
    expect(toDates).toHaveAttribute('href', '/new?offering=evening');
    answers.answer('get', waited, []);
    await user.click(await act(say('sessions:dates.leave')));
    expect(await screen.findByText(say('sessions:none'))).toBeVisible();
  });

  test('whose place is kept says until when, and leads to where it is taken', async () => {
    const offeredUntil = '2098-03-01T14:00:00.000Z';
    answers.answer('get', waited, [
      { ...aDate({ isWaiting: true, offeredUntil }), offeringId: 'evening', title: 'An evening' },
    ]);
    open([]);
    const take = await screen.findByRole('link', { name: new RegExp(`^${say('sessions:dates.confirm')}`) });
    expect(take).toHaveAttribute('href', '/new?offering=evening');
    const kept = say('sessions:dates.keptUntil', { when: formatMoment(offeredUntil) });
    expect(screen.getByText(kept)).toBeVisible();
  });

  test('that is over shows what was recorded of it', async () => {
    open([], [aBooking({ state: 'completed', recordingLink: 'https://films.example.org/evening' })]);
    const link = await screen.findByRole('link', {
      name: `${say('sessions:recording')}: One hour`,
    });
    expect(link).toHaveAttribute('href', 'https://films.example.org/evening');
  });

  test('for two: her daughter is chosen at once, and somebody else by name', async () => {
    answers.answer('get', offerings, [evening()]);
    answers.answer('get', dates, [aDate()]);
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

  test('for two: who comes along is chosen anew, and of the second seat it is said what it is', async () => {
    const companion = '/api/me/coaching/bookings/{id}/companion';
    const pair = aBooking({ isGroup: true, forPairs: true, companion: 'Juni', companionId: null });
    const { user } = open(
      [pair, aBooking({ id: 'second', isGroup: true, forPairs: true, isSecondSeat: true })],
      [],
      mother,
    );
    answers.answer('put', companion, { ...pair, companion: 'Lena', companionId: 'lena' });
    await user.click(await screen.findByText(say('sessions:changeCompanion')));
    expect(screen.getAllByText(say('sessions:changeCompanion'))).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText(say('sessions:companion')), 'Lena');
    await waitFor(() =>
      expect(answers.calls('put', companion)[0]?.body).toEqual({ companion: null, companionId: 'lena' }),
    );
    expect(screen.getByText(say('sessions:secondSeat'))).toBeVisible();
  });

  test('keeps its time: it can be cancelled, not moved, and says who comes along', async () => {
    open([aBooking({ isGroup: true, companion: 'Juni' })]);
    expect(await screen.findByText(say('sessions:with', { name: 'Juni' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(say('calendar:move.open')) })).toBeNull();
    expect(screen.getByRole('button', { name: new RegExp(say('sessions:cancel.open')) })).toBeVisible();
  });
});
