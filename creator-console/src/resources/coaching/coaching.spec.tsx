import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import type { Call, Offering } from './call';
import { CoachingPage } from './coaching-page';
import { texts } from './texts';

const offerings = '/api/creator/coaching/offerings';
const one = '/api/creator/coaching/offerings/{id}';
const bookings = '/api/creator/coaching/bookings';

const offering = (facts: Partial<Offering> = {}): Offering => ({
  ...blank('OfferingResponse'),
  ...{ id: 'call', title: 'Free discovery call', minutes: 30, timeZone: 'Europe/London', version: 3 },
  ...{ isBookable: false, meetingLink: null, weeklyHours: [], dateHours: [], timeOff: [] },
  ...{ noticeMinutes: 1440, cancelMinutes: 120 },
  ...facts,
});
const call = (facts: Partial<Call> = {}): Call => ({
  ...blank('BookingResponse'),
  ...{ id: 'ida', name: 'Ida Holm', email: 'ida@example.org', state: 'confirmed', studentId: null },
  ...{ note: 'We talk past each other.', startsAt: '2098-03-02T14:00:00.000Z', timeZone: 'Australia/Sydney' },
  ...facts,
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', bookings, []);
});

test('before there are hours it says that nobody can book, and the hours are set day by day', async () => {
  answers.answer('get', offerings, [offering()]);
  answers.answer('put', one, offering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />);
  expect(await screen.findByText(texts.closedText, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.addHours('Monday') }));
  await user.selectOptions(within(dialog).getByLabelText(texts.toOn('Monday')), '12:00');
  await user.type(within(dialog).getByLabelText(texts.link), 'https://meet.example.org/a');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    ...{ weeklyHours: [{ day: 1, from: '09:00', to: '12:00' }], meetingLink: 'https://meet.example.org/a' },
    ...{ minutes: 30, noticeMinutes: 1440, cancelMinutes: 120, timeZone: 'Europe/London' },
  });
});

test('a visitor who has booked is shown with time, note and address, and the call is cancelled with words', async () => {
  const cancel = '/api/creator/coaching/bookings/{id}/cancellation';
  answers.answer('get', offerings, [offering({ isBookable: true })]);
  answers.answer('get', bookings, [call()]);
  answers.answer('post', cancel, call({ state: 'cancelled' }));
  const { user } = renderScreen(<CoachingPage />);
  expect((await screen.findAllByText('Ida Holm'))[0]).toBeVisible();
  expect(screen.getAllByRole('link', { name: texts.write('Ida Holm') })[0]).toHaveAttribute(
    'href',
    'mailto:ida@example.org',
  );
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  const dialog = await screen.findByRole('dialog');
  await user.type(
    within(dialog).getByRole('textbox', { name: new RegExp(texts.reason.slice(0, -1)) }),
    'I am ill that day.',
  );
  await user.click(within(dialog).getByRole('button', { name: texts.cancelIt }));
  expect(await screen.findByText(texts.cancelled)).toBeVisible();
  expect(answers.calls('post', cancel)[0]?.body).toEqual({ reason: 'I am ill that day.' });
});

test('what cannot be loaded can be tried again', async () => {
  answers.refuse('get', offerings, 503);
  renderScreen(<CoachingPage />);
  expect(await screen.findByText(texts.failed)).toBeVisible();
});
