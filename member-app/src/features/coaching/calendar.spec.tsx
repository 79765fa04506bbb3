import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderPage, renderScreen } from '../../../testing';
import { aSite } from '../../../testing/site';
import { formatTime } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { LinkedBooking, Offering } from './api';
import { BookButton } from './book-button';
import { Booking } from './booking';
import { ownTimeZone } from '../../shared/lib/days';

const offering: Offering = {
  ...blank('PublicOfferingResponse'),
  id: 'call',
  title: 'Free discovery call',
  durationSeconds: 1800,
  bookableUntil: '2099-01-01T00:00:00Z',
};
const slots = ['2098-03-02T14:00:00.000Z', '2098-03-02T14:30:00.000Z'].map((startsAt) => ({
  startsAt,
  endsAt: startsAt,
}));
const list = '/api/coaching/offerings';
const times = '/api/coaching/offerings/{id}/slots';
const book = '/api/coaching/offerings/{id}/bookings';

async function fillIn(changes: Partial<Offering> = {}) {
  answers.list('get', list, [{ ...offering, ...changes }]);
  answers.list('get', times, slots);
  const { user } = renderScreen(<Booking />);
  await user.click((await screen.findAllByRole('radio'))[0]!);
  await user.click(screen.getByRole('radio', { name: formatTime(slots[0]!.startsAt, ownTimeZone()) }));
  await user.type(screen.getByLabelText(i18n.t('calendar:name')), 'Ida');
  await user.type(screen.getByLabelText(i18n.t('calendar:email')), 'ida@example.org');
  return user;
}

test('a visitor chooses a day and a time, enters their details, and is told to check the mailbox', async () => {
  answers.answer('post', book, { heldUntil: '2098-03-01T00:00:00Z' });
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: i18n.t('calendar:ask') }));
  expect((await screen.findByText(i18n.t('calendar:sent'))).closest('[tabindex]')).toHaveFocus();
  expect(answers.calls('post', book)[0]?.body).toEqual({
    startsAt: slots[0]!.startsAt,
    name: 'Ida',
    email: 'ida@example.org',
    note: null,
    timeZone: ownTimeZone(),
  });
});

test('booking questions are answered with the time, and refused answers are marked at their field', async () => {
  const age = { id: 'age', kind: 'text' as const, question: 'Her age?', isRequired: true, choices: [] };
  const user = await fillIn({ questions: [age] });
  await user.type(screen.getByLabelText('Her age?'), 'Eleven');
  answers.refuse('post', book, 400, {
    code: 'invalid',
    fields: { 'answers.age': 'Your answer is too long' },
  });
  await user.click(screen.getByRole('button', { name: i18n.t('calendar:ask') }));
  expect(await screen.findByText('Your answer is too long')).toBeVisible();
  expect(answers.calls('post', book)[0]?.body).toMatchObject({
    answers: [{ questionId: 'age', answer: 'Eleven' }],
  });
});

test('a time that was just taken is reported, and free times are shown', async () => {
  const user = await fillIn();
  answers.list('get', times, [slots[1]!]);
  answers.refuse('post', book, 409, { code: 'slot_taken' });
  await user.click(screen.getByRole('button', { name: i18n.t('calendar:ask') }));
  expect(await screen.findByText(i18n.t('calendar:gone'))).toBeVisible();
  expect(screen.queryByRole('radio', { name: formatTime(slots[0]!.startsAt, ownTimeZone()) })).toBeNull();
});

test('before the coach has set hours, times are arranged by email', async () => {
  answers.list('get', list, []);
  renderScreen(<Booking />);
  const write = i18n.t('coaching:booking.write', { coach: aSite().coach.firstName });
  expect(await screen.findByRole('link', { name: write })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('without a call, neither its section nor the buttons that lead to it are shown', () => {
  const site = aSite();
  const coaching = { ...site.coaching, booking: { ...site.coaching.booking, isShown: false } };
  const buttons = (
    <>
      <BookButton />
      <Booking />
    </>
  );
  renderScreen(buttons, { site: aSite({ coaching }) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

const booking = (facts: Partial<LinkedBooking> = {}): LinkedBooking => ({
  ...blank('LinkedBookingResponse'),
  state: 'unconfirmed',
  startsAt: slots[0]!.startsAt,
  endsAt: slots[0]!.endsAt,
  heldUntil: '2098-01-01T00:00:00Z',
  cancelUntil: '2098-03-02T12:00:00Z',
  meetingUrl: null,
  cancelReason: null,
  sharedNotes: null,
  recordingUrl: null,
  files: [],
  ...facts,
});
const linked = '/api/coaching/bookings/{token}';

test('the mailed link confirms the time with one click', async () => {
  let state = booking();
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', linked, () => state);
  answers.answer('post', '/api/coaching/bookings/{token}/confirm', () => {
    state = booking({ state: 'confirmed', heldUntil: null });
    return state;
  });
  const { user } = renderPage('/coaching?booking=of-the-mail');
  await user.click(await screen.findByRole('button', { name: i18n.t('calendar:booking.confirm') }));
  expect(await screen.findByRole('heading', { name: i18n.t('calendar:booking.confirmed') })).toBeVisible();
});

test.each([
  ['ten minutes before it begins', '2020-03-02T13:50:00Z', true],
  ['not earlier', '2098-03-02T13:50:00Z', false],
])('the call is joined from %s', async (_, joinFrom, isOpen) => {
  const meetingUrl = 'https://meet.example.org/a';
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', linked, booking({ state: 'confirmed', isOnline: true, joinFrom, meetingUrl }));
  renderPage('/coaching?booking=abc');
  const time = formatTime(joinFrom, ownTimeZone());
  expect(await screen.findByRole('heading', { name: i18n.t('calendar:booking.confirmed') })).toBeVisible();
  const link = screen.queryByRole('link', { name: new RegExp(i18n.t('calendar:booking.join')) });
  expect(link?.getAttribute('href') ?? null).toBe(isOpen ? meetingUrl : null);
  expect(screen.queryAllByText(i18n.t('calendar:joinFrom', { time }))).toHaveLength(isOpen ? 0 : 1);
});

test('the call can be moved to another free time, and one that was just taken is reported', async () => {
  let state = booking({ state: 'confirmed', title: 'Discovery call', offeringId: 'call' });
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', linked, () => state);
  answers.list('get', times, slots);
  answers.refuse('post', `${linked}/move`, 409, { code: 'slot_taken', message: 'Somebody has it.' });
  const { user } = renderPage('/coaching?booking=abc');
  const chooseTime = async (slot: { startsAt: string }) => {
    if (screen.getAllByRole('radio').length === 1) await user.click(screen.getAllByRole('radio')[0]!);
    await user.click(screen.getByRole('radio', { name: formatTime(slot.startsAt, ownTimeZone()) }));
    await user.click(screen.getByRole('button', { name: i18n.t('calendar:move.confirm') }));
  };
  await user.click(
    await screen.findByRole('button', { name: `${i18n.t('calendar:move.open')}: Discovery call` }),
  );
  await screen.findAllByRole('radio');
  await chooseTime(slots[1]!);
  expect(await screen.findByRole('alert')).toBeVisible();
  const moved = booking({ state: 'confirmed', startsAt: slots[0]!.startsAt });
  answers.answer('post', `${linked}/move`, () => (state = moved));
  await chooseTime(slots[0]!);
  expect(await screen.findByText(i18n.t('calendar:move.done'))).toBeVisible();
  expect(answers.calls('post', `${linked}/move`).at(-1)?.body).toEqual({ startsAt: slots[0]!.startsAt });
});

test('an expired hold says so and leads back to the calendar', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', linked, booking({ heldUntil: '2020-01-01T00:00:00Z' }));
  renderPage('/coaching?booking=of-the-mail');
  expect(await screen.findByRole('heading', { name: i18n.t('calendar:booking.over') })).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('calendar:booking.anew') })).toBeVisible();
});

test('the mailed link cancels the time after a second click, and shows the coach’s message', async () => {
  let state = booking({ state: 'confirmed', sharedNotes: 'Walk in the evening.' });
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', linked, () => state);
  answers.answer('post', `${linked}/cancel`, () => (state = booking({ state: 'cancelled' })));
  const { user } = renderPage('/coaching?booking=abc');
  await user.click(await screen.findByRole('button', { name: i18n.t('calendar:booking.cancel') }));
  expect(answers.calls('post', `${linked}/cancel`)).toHaveLength(0);
  expect(screen.getByText(/Walk in the evening\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('calendar:booking.sure') }));
  expect(await screen.findByRole('heading', { name: i18n.t('calendar:booking.cancelled') })).toBeVisible();
});

test('after the call the mailed link leads to the recording and its files', async () => {
  const file = { id: 'walk', fileName: 'evening-walk.pdf', fileSize: 2048 };
  const url = 'https://files.example.org/evening-walk.pdf?signed';
  const recordingUrl = 'https://videos.example.org/ida';
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer(
    'get',
    linked,
    booking({ state: 'completed', heldUntil: null, recordingUrl, files: [file] }),
  );
  answers.list('get', `${linked}/files`, [{ ...file, url }]);
  const { user } = renderPage('/coaching?booking=abc');
  expect(await screen.findByRole('link', { name: i18n.t('calendar:booking.recording') })).toHaveAttribute(
    'href',
    recordingUrl,
  );
  await user.click(screen.getByRole('button', { name: /1 file/ }));
  expect(await screen.findByRole('link', { name: /evening-walk\.pdf/ })).toHaveAttribute('href', url);
});
