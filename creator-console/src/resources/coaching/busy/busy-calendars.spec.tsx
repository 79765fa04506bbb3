import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import { BusyCalendars } from './busy-calendars';
import type { BusyCalendar } from './busy-calendars.api';
import { texts } from './texts';

const all = '/api/creator/coaching/busy-calendars';
const one = '/api/creator/coaching/busy-calendars/{id}';
const reading = '/api/creator/coaching/busy-calendars/{id}/refresh';

const calendar = (facts: Partial<BusyCalendar> = {}): BusyCalendar => ({
  ...blank('BusyCalendarResponse'),
  id: 'family',
  name: 'Family',
  host: 'calendar.example.com',
  isPaused: false,
  busyTimes: 41,
  skipped: 0,
  knownUntil: '2098-03-02T14:00:00.000Z',
  readAt: '2027-03-02T14:00:00.000Z',
  problem: null,
  triedAt: '2027-03-02T14:00:00.000Z',
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('a calendar is added by its URL, and the number of busy times found is shown', async () => {
  answers.list('get', all, []);
  answers.answer('post', all, calendar());
  const { user } = renderScreen(<BusyCalendars />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.addIt }));
  expect(dialog.getByLabelText(new RegExp(texts.name))).toBeInvalid();
  await user.type(dialog.getByLabelText(new RegExp(texts.name)), ' Family ');
  await user.type(
    dialog.getByLabelText(new RegExp(texts.address)),
    'webcal://calendar.example.com/secret.ics',
  );
  answers.list('get', all, [calendar()]);
  await user.click(dialog.getByRole('button', { name: texts.addIt }));
  expect(await screen.findByText(texts.added('Family'))).toBeVisible();
  expect(await screen.findByText(texts.ahead(41, 'Mar 2, 2098'))).toBeVisible();
  expect(answers.calls('post', all)[0]?.body).toEqual({
    name: 'Family',
    url: 'webcal://calendar.example.com/secret.ics',
  });
});

test('a reading error is shown at the URL’s field, and typed text stays', async () => {
  answers.list('get', all, []);
  answers.refuse('post', all, 422, {
    code: 'address_unreadable',
    message: 'We couldn’t read a calendar from this address',
    fields: { url: 'doesn’t lead to a calendar' },
  });
  const { user } = renderScreen(<BusyCalendars />);
  await user.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(texts.name)), 'Family');
  const address = dialog.getByLabelText(new RegExp(texts.address));
  await user.type(address, 'https://example.com/');
  await user.click(dialog.getByRole('button', { name: texts.addIt }));
  expect(await dialog.findByText('doesn’t lead to a calendar')).toBeVisible();
  expect(address).toHaveValue('https://example.com/');
  expect(address).toBeInvalid();
});

test('an error is shown with the times that still apply, and the calendar can be reread at once', async () => {
  const failed = calendar({ problem: 'refused' });
  answers.list('get', all, [failed]);
  answers.answer('post', reading, calendar());
  const { user } = renderScreen(<BusyCalendars />);
  expect(await screen.findByText(texts.problems.refused, { exact: false })).toBeVisible();
  expect(screen.getByText(texts.ahead(41, 'Mar 2, 2098'), { exact: false })).toBeVisible();
  answers.list('get', all, [calendar()]);
  await user.click(screen.getByRole('button', { name: texts.of(texts.read, 'Family') }));
  expect(await screen.findByText(texts.isRead('Family'))).toBeVisible();
  expect(screen.queryByText(texts.problems.refused, { exact: false })).toBeNull();
});

test('a calendar is paused and resumed', async () => {
  const paused = calendar({ isPaused: true, busyTimes: 0, knownUntil: null });
  answers.list('get', all, [calendar()]);
  answers.answer('put', one, paused);
  const { user } = renderScreen(<BusyCalendars />);
  const pause = await screen.findByRole('button', { name: texts.of(texts.pause, 'Family') });
  answers.list('get', all, [paused]);
  await user.click(pause);
  expect(await screen.findByText(texts.paused)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.of(texts.goOn, 'Family') }));
  expect(await screen.findByText(texts.goesOn('Family'))).toBeVisible();
  expect(answers.calls('put', one).map(({ body }) => body)).toEqual([
    { name: 'Family', isPaused: true },
    { name: 'Family', isPaused: false },
  ]);
});

test('a calendar is removed after a confirmation', async () => {
  answers.list('get', all, [calendar({ skipped: 2 })]);
  answers.answer('delete', one, undefined);
  const { user } = renderScreen(<BusyCalendars />);
  expect(await screen.findByText(texts.skipped(2))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.of(texts.remove, 'Family') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(texts.removeText)).toBeVisible();
  answers.list('get', all, []);
  await user.click(dialog.getByRole('button', { name: texts.remove }));
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('calendars that cannot be loaded can be retried', async () => {
  answers.refuse('get', all, 503);
  const { user } = renderScreen(<BusyCalendars />);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  answers.list('get', all, [calendar()]);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Family')).toBeVisible();
});
