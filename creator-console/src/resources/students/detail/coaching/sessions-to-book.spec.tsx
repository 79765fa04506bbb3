import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { texts as parts } from '../parts/texts';
import type { Student } from '../parts/student.api';
import type { Credit } from '../parts/student.api';
import { SessionsToBook } from './sessions-to-book';
import { texts } from './texts';
import { texts as terms } from '../../../../shared/session-terms/texts';

const sessions = '/api/students/{id}/sessions';
const rosa: Student = { ...blank('StudentRecordResponse'), id: 'rosa', username: 'Rosa Lind' };
const credit = (facts: Partial<Credit> = {}): Credit => ({
  ...blank('StudentCreditResponse'),
  id: 'five',
  title: 'One hour',
  source: 'order',
  sessions: 5,
  left: 3,
  expiresAt: null,
  endedAt: null,
  ...facts,
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/coaching/offerings', [
    { ...blank('OfferingResponse'), id: 'call', title: 'A call', needsCredit: false },
    {
      ...blank('OfferingResponse'),
      id: 'hour',
      title: 'One hour',
      needsCredit: true,
      isBookable: true,
      timeZone: 'America/New_York',
    },
  ]);
});

test('the coach gives sessions of an offering, with a reason, and sees how many are left', async () => {
  answers.list('get', sessions, []);
  answers.list('post', `${sessions}/give`, [credit()]);
  const { user } = renderScreen(<SessionsToBook student={rosa} onBooked={jest.fn()} />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.give }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByLabelText(terms.sessions, { exact: false }));
  await user.type(within(dialog).getByLabelText(parts.reason, { exact: false }), 'A thank-you');
  const give = within(dialog).getByRole('button', { name: texts.give });
  await user.type(within(dialog).getByLabelText(terms.sessions, { exact: false }), '101');
  expect(give).toBeDisabled();
  await user.clear(within(dialog).getByLabelText(terms.sessions, { exact: false }));
  await user.type(within(dialog).getByLabelText(terms.sessions, { exact: false }), '5');
  answers.list('get', sessions, [credit({ source: 'coach' })]);
  await user.click(give);
  expect(await screen.findByText(texts.leftOf(3, 5))).toBeVisible();
  expect(answers.calls('post', `${sessions}/give`)[0]?.body).toEqual({
    offeringId: 'hour',
    sessions: 5,
    validDays: null,
    reason: 'A thank-you',
  });
});

test('the coach removes sessions, and removed ones cannot be removed again', async () => {
  const end = '/api/students/{id}/sessions/{creditId}/revoke';
  answers.list('get', sessions, [credit()]);
  answers.list('post', end, [credit({ endedAt: '2031-03-02T10:00:00.000Z' })]);
  const { user } = renderScreen(<SessionsToBook student={rosa} onBooked={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: texts.takeBack }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(parts.reason, { exact: false }), 'A mistake');
  answers.list('get', sessions, [credit({ left: 0, endedAt: '2031-03-02T10:00:00.000Z' })]);
  await user.click(within(dialog).getByRole('button', { name: texts.takeBack }));
  expect(await screen.findByText(texts.ended)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.takeBack })).toBeNull();
  expect(answers.calls('post', end)[0]).toMatchObject({
    path: { id: 'rosa', creditId: 'five' },
    body: { reason: 'A mistake' },
  });
});

test('the coach books a time in her own time zone, and outside the hours only on purpose', async () => {
  const bookings = '/api/creator/coaching/bookings';
  const onBooked = jest.fn();
  answers.list('get', sessions, [credit()]);
  answers.refuse('post', bookings, 409, {
    code: 'outside_hours',
    message: 'That time is outside the hours.',
  });
  const { user } = renderScreen(<SessionsToBook student={rosa} onBooked={onBooked} />);
  await user.click(await screen.findByRole('button', { name: texts.book }));
  const dialog = await screen.findByRole('dialog');
  const when = await within(dialog).findByLabelText(texts.when, { exact: false });
  fireEvent.change(when, { target: { value: '2098-03-03T20:00' } });
  await user.click(within(dialog).getByRole('button', { name: texts.bookIt }));
  expect(await within(dialog).findByText('That time is outside the hours.')).toBeVisible();
  answers.answer('post', bookings, blank('BookingResponse'));
  await user.click(within(dialog).getByRole('button', { name: texts.bookAnyway }));
  expect(await screen.findByText(texts.booked)).toBeVisible();
  expect(onBooked).toHaveBeenCalled();
  expect(answers.calls('post', bookings).map(({ body }) => body)).toEqual(
    [false, true].map((isAtAnyTime) => ({
      studentId: 'rosa',
      offeringId: 'hour',
      startsAt: '2098-03-04T01:00:00.000Z',
      isAtAnyTime,
      usesCredit: true,
      note: null,
    })),
  );
});

test('nothing is booked for a blocked student: the coach is asked to unblock first', async () => {
  answers.list('get', sessions, []);
  const { user } = renderScreen(
    <SessionsToBook student={{ ...rosa, status: 'blocked' }} onBooked={jest.fn()} />,
  );
  await user.click(await screen.findByRole('button', { name: texts.book }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(texts.isBlocked('Rosa Lind'))).toBeVisible();
  const when = await within(dialog).findByLabelText(texts.when, { exact: false });
  fireEvent.change(when, { target: { value: '2098-03-03T20:00' } });
  expect(within(dialog).getByRole('button', { name: texts.bookIt })).toBeDisabled();
});

test('the coach books a group spot, on a date with spots left, and names the companion', async () => {
  const bookings = '/api/creator/coaching/dates/{id}/bookings';
  const aDate = { ...blank('CoachDateResponse'), startsAt: '2098-03-03T20:00:00.000Z', booked: 2 };
  const evening = { ...blank('OfferingResponse'), id: 'evening', title: 'An evening', isGroup: true };
  answers.answer('get', '/api/creator/coaching/offerings', [
    { ...evening, isForPairs: true, timeZone: 'America/New_York' },
  ]);
  answers.list('get', '/api/creator/coaching/offerings/{id}/dates', [
    { ...aDate, id: 'full', places: 3, kept: 1 },
    { ...aDate, id: 'free', places: 3, kept: 0 },
  ]);
  answers.list('get', sessions, []);
  answers.answer('post', bookings, blank('BookingResponse'));
  const { user } = renderScreen(<SessionsToBook student={rosa} onBooked={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: texts.book }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('combobox', { name: new RegExp(texts.date) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(texts.placesLeft(1)) }));
  const submit = within(dialog).getByRole('button', { name: texts.bookIt });
  expect(submit).toBeDisabled();
  await user.type(within(dialog).getByLabelText(texts.companion, { exact: false }), ' Juni ');
  await user.click(submit);
  expect(await screen.findByText(texts.booked)).toBeVisible();
  expect(answers.calls('post', bookings)[0]).toMatchObject({
    path: { id: 'free' },
    body: { studentId: 'rosa', companion: 'Juni', usesCredit: false, note: null },
  });
});
