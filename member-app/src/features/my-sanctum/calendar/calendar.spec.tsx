import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import type { CalendarEntry } from '../api';
import { Calendar } from './calendar';

const path = '/api/me/calendar';
const call: CalendarEntry = {
  ...blank('CalendarEntryResponse'),
  ...{ kind: 'session', id: 'call', title: 'First call', courseId: null, courseTitle: null },
  ...{ startsAt: '2098-03-02T14:00:00.000Z', endsAt: '2098-03-02T14:30:00.000Z' },
};
const opening: CalendarEntry = {
  ...call,
  ...{ kind: 'opening', id: 'roots', title: 'Roots', courseId: 'oak', courseTitle: 'The Oak', endsAt: null },
};
const feed = '/api/me/calendar-feed';
const open = () => renderScreen(<Calendar />, { as: aMember() });
beforeEach(() => answers.answer('get', feed, { since: null }));

test('each entry leads to its place', async () => {
  answers.answer('get', path, [call, opening]);
  open();
  expect(await screen.findByRole('link', { name: 'First call' })).toHaveAttribute(
    'href',
    sanctumPaths.coachingSessions,
  );
  expect(screen.getByRole('link', { name: 'Roots' })).toHaveAttribute(
    'href',
    sanctumPaths.classroomCourse('oak'),
  );
});

test('a calendar without anything in it leads to what can be booked', async () => {
  answers.answer('get', path, []);
  open();
  expect(await screen.findByRole('link', { name: i18n.t('overview:calendar.book') })).toHaveAttribute(
    'href',
    paths.coaching,
  );
});

test('it is loaded, may fail, and can be asked for again', async () => {
  const held = answers.hold('get', path);
  const { user } = open();
  expect(await screen.findByLabelText(i18n.t('my-sanctum:loading'))).toBeVisible();
  held.refuse(503);
  await user.click(await screen.findByRole('button', { name: i18n.t('ui:failed.retry') }));
  held.answer([call]);
  expect(await screen.findByText('First call')).toBeVisible();
});

test('a private address for another calendar is shown once, and turned off', async () => {
  const url = 'https://example.org/api/calendar-feeds/secret';
  answers.answer('get', path, [call]);
  answers.answer('post', feed, { url });
  answers.answer('delete', feed, undefined);
  const { user } = open();
  const make = await screen.findByRole('button', { name: i18n.t('overview:feed.make') });
  answers.answer('get', feed, { since: '2027-03-02T14:00:00.000Z' });
  await user.click(make);
  expect(await screen.findByLabelText(i18n.t('overview:feed.address'))).toHaveValue(url);
  await user.click(screen.getByRole('button', { name: i18n.t('overview:feed.copy') }));
  expect(await screen.findByText(i18n.t('overview:feed.copied'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  answers.answer('get', feed, { since: null });
  await user.click(screen.getByRole('button', { name: i18n.t('overview:feed.end') }));
  expect(await screen.findByRole('button', { name: i18n.t('overview:feed.make') })).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('overview:feed.address'))).toBeNull();
});
