import { answers, blank, stopClock } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatMoment } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import type { CalendarEntry } from '../api';
import { Calendar } from './calendar';
import { monthInWords } from './calendar-days';

const path = '/api/me/calendar';
const call: CalendarEntry = {
  ...blank('CalendarEntryResponse'),
  kind: 'session',
  id: 'call',
  title: 'First call',
  courseId: null,
  courseTitle: null,
  startsAt: '2098-03-02T14:00:00.000Z',
  endsAt: '2098-03-02T14:30:00.000Z',
};
const opening: CalendarEntry = {
  ...call,
  kind: 'opening',
  id: 'roots',
  title: 'Roots',
  courseId: 'oak',
  courseTitle: 'The Oak',
  endsAt: null,
};
const feed = '/api/me/calendar-feed';
const waited: CalendarEntry = { ...call, kind: 'waiting', id: 'evening', title: 'An evening' };
const DAY = 'day=2098-03-02';
const MONTH = `view=month&${DAY}`;
const say = i18n.t.bind(i18n);
const open = (search = MONTH) =>
  renderScreen(<Calendar />, { at: `${sanctumPaths.calendar}?${search}`, as: aMember() });
const link = (name: string) => screen.findByRole('link', { name });
const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const toSession = ({ id }: CalendarEntry) => `${sanctumPaths.coachingSessions}#${id}`;
beforeEach(() => answers.answer('get', feed, { since: null }));

test.each([
  ['agenda', `view=agenda&${DAY}`],
  ['month', MONTH],
])('each entry of the %s links to its page', async (_, search) => {
  const open2020 = { ...opening, id: 'early', title: 'Early', startsAt: '2020-03-02T14:00:00.000Z' };
  answers.list('get', path, [call, waited, opening]);
  const { close } = open(search);
  expect(await link('First call')).toHaveAttribute('href', toSession(call));
  expect(await link('An evening')).toHaveAttribute('href', toSession(waited));
  expect(await link('Roots')).toHaveAttribute('href', sanctumPaths.classroomCourse('oak'));
  close();
  answers.list('get', path, [open2020]);
  open(search.replace('2098', '2020'));
  expect(await link('Early')).toHaveAttribute('href', sanctumPaths.classroomModule('oak', 'early'));
});

test('a spot that is kept says so, and until when', async () => {
  const offeredUntil = '2098-03-01T14:00:00.000Z';
  answers.list('get', path, [{ ...waited, offeredUntil }]);
  open();
  expect(await screen.findByText(say('sessions:waiting.keptBadge'))).toBeVisible();
  expect(
    screen.getByText(say('sessions:dates.keptUntil', { when: formatMoment(offeredUntil) })),
  ).toBeVisible();
});

test('unknown kinds from a later server are left out', async () => {
  answers.list('get', path, [call, { ...call, kind: 'gathering' as 'session', id: 'g', title: 'Gathering' }]);
  open();
  expect(await link('First call')).toBeVisible();
  expect(screen.queryByText('Gathering')).toBeNull();
});

test('exactly the shown days are requested', async () => {
  answers.list('get', path, []);
  open();
  await day('Sunday, March 2, 2098');
  const { from, to } = answers.calls('get', path)[0]!.query;
  expect([new Date(from!), new Date(to!)]).toEqual([new Date(2098, 1, 23), new Date(2098, 3, 6)]);
});

describe('by the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('data-day');

  test('the month is one tab stop, and each day has its date and number of entries', async () => {
    answers.list('get', path, [call, waited]);
    open();
    const chosen = await day('Sunday, March 2, 2098, 2 items');
    expect(await day('Monday, March 3, 2098, nothing scheduled')).toHaveAttribute('tabindex', '-1');
    expect(screen.getAllByRole('cell').filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(
      1,
    );
    expect(chosen).toHaveAttribute('tabindex', '0');
    expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['{ArrowRight}', '2098-03-03'],
    ['{ArrowDown}', '2098-03-09'],
    ['{ArrowLeft}{ArrowLeft}', '2098-02-28'],
    ['{ArrowUp}', '2098-02-23'],
    ['{End}', '2098-03-08'],
    ['{ArrowRight}{Home}', '2098-03-02'],
    ['{PageDown}', '2098-04-02'],
    ['{PageUp}', '2098-02-02'],
    ['{Shift>}{PageDown}{/Shift}', '2099-03-02'],
  ])('%s leads to another day, and to its month if that is another', async (keys, to) => {
    answers.list('get', path, []);
    const { user } = open();
    (await day('Sunday, March 2, 2098')).focus();
    await user.keyboard(keys);
    await waitFor(() => expect(focused()).toBe(to));
    const month = monthInWords(to);
    expect(await screen.findByRole('grid', { name: month })).toBeVisible();
  });

  test('Enter opens a day, and its entries come next', async () => {
    answers.list('get', path, [{ ...call, startsAt: '2098-03-03T14:00:00.000Z' }]);
    const { user } = open();
    (await day('Sunday, March 2, 2098')).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Monday, March 3' })).toHaveFocus());
    await user.tab();
    expect(await link('First call')).toHaveFocus();
  });
});

test('clicking a day shows its entries, and the URL keeps it', async () => {
  answers.list('get', path, [{ ...call, startsAt: '2098-03-05T14:00:00.000Z' }]);
  const { user } = open();
  expect(await screen.findByText(say('overview:calendar.nothing'))).toBeVisible();
  await user.click(await day('Wednesday, March 5, 2098'));
  expect(await screen.findByRole('heading', { name: 'Wednesday, March 5' })).toBeVisible();
  expect(await link('First call')).toBeVisible();
  expect(location.search).toBe('?view=month&day=2098-03-05');
});

test('links lead forward, back and to today, and each view keeps the day', async () => {
  stopClock(new Date('2098-03-20T12:00:00Z'));
  answers.list('get', path, []);
  const { user } = open();
  await user.click(await link(say('overview:calendar.next.month')));
  expect(await screen.findByRole('heading', { name: 'April 2098' })).toBeVisible();
  await user.click(await link(say('overview:calendar.week')));
  expect(location.search).toBe('?view=week&day=2098-04-02');
  await user.click(await link(say('overview:calendar.previous.week')));
  expect(location.search).toBe('?view=week&day=2098-03-26');
  await user.click(await link(say('overview:calendar.today')));
  expect(location.search).toBe('?view=week');
});

test('a week is a list of its days if there is no room for columns', async () => {
  answers.list('get', path, [call]);
  open(`view=week&${DAY}`);
  expect(await link('First call')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(screen.queryByRole('grid')).toBeNull();
});

function widen(): void {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockReturnValue({ ...matchMedia(''), matches: true, addEventListener() {}, removeEventListener() {} });
}

test('an address without a view shows a list of days, or a month if there is room', async () => {
  answers.list('get', path, [call]);
  const { close } = open(DAY);
  expect(await screen.findByRole('heading', { name: 'Sunday, March 2' })).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  close();
  widen();
  open(DAY);
  expect(await screen.findByRole('grid', { name: 'March 2098' })).toBeVisible();
});

test('a week is a grid if there is room', async () => {
  widen();
  answers.list('get', path, [call]);
  open(`view=week&${DAY}`);
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(screen.getAllByRole('cell')).toHaveLength(7);
});

test.each([
  ['month', MONTH],
  ['agenda', `view=agenda&${DAY}`],
])('an empty %s links to what could be planned', async (_, search) => {
  answers.list('get', path, []);
  open(search);
  expect(await link(say('overview:calendar.book'))).toHaveAttribute('href', sanctumPaths.coaching);
  expect(await link(say('overview:calendar.events'))).toHaveAttribute(
    'href',
    communityPaths.communityAnnouncements,
  );
});

test('it can fail to load, and be requested again', async () => {
  const held = answers.hold('get', path);
  const { user } = open();
  expect(await screen.findByLabelText(i18n.t('my-sanctum:loading'))).toBeVisible();
  expect(await day('Sunday, March 2, 2098')).toBeVisible();
  held.refuse(503);
  await user.click(await screen.findByRole('button', { name: i18n.t('ui:failed.retry') }));
  held.answer({ items: [call], next: null });
  expect(await link('First call')).toBeVisible();
});

test('a private address for another calendar is shown once, and turned off', async () => {
  const url = 'https://example.org/api/calendar-feeds/secret';
  answers.list('get', path, [call]);
  answers.answer('post', `${feed}/renew`, { url });
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
