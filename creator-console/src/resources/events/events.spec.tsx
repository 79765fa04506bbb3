import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { studentPath } from '../students';
import type { CoachEvent, Guest } from './event';
import { EventCreate } from './event-create';
import { EventEdit } from './event-edit';
import { EventList } from './event-list';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const list = '/api/creator/events';
const one = '/api/creator/events/{id}';
const guests = '/api/creator/events/{id}/guests';

const anEvent = (facts: Partial<CoachEvent> = {}): CoachEvent => ({
  ...blank('CoachEventResponse'),
  id: 'walk',
  title: 'A slow walk',
  description: 'At the pace of the slowest.',
  timeZone: 'Europe/Lisbon',
  startsAt: '2098-03-02T19:00:00.000Z',
  endsAt: '2098-03-02T20:00:00.000Z',
  localStart: '2098-03-02T19:00',
  durationSeconds: 3600,
  place: 'Tucker Park',
  meetingUrl: null,
  capacity: 4,
  coming: 2,
  waiting: 1,
  state: 'planned',
  cancelReason: null,
  repeats: null,
  group: null,
  following: 0,
  version: 0,
  ...facts,
});

const aGuest = (id: string, name: string, state: Guest['state'] = 'coming'): Guest => ({
  id,
  name,
  state,
  since: '2027-03-01T09:00:00.000Z',
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/circles', [
    {
      id: 'spring',
      kind: 'circle',
      name: 'Spring circle',
      members: 3,
      products: [],
      translations: {},
      version: 1,
    },
  ]);
  answers.answer('get', '/api/pods', []);
});

const open = (page: React.ReactNode, at: string, route: string) =>
  renderScreen(<ResourceContextProvider value="events">{page}</ResourceContextProvider>, { at, route });

function openOne(facts: Partial<CoachEvent> = {}, who: Guest[] = [aGuest('rosa', 'Rosa Lind')]) {
  answers.answer('get', one, anEvent(facts));
  answers.list('get', guests, who);
  return open(<EventEdit />, '/events/walk', '/events/:id');
}

test('the list starts today, and shows RSVPs and waiting lists', async () => {
  answers.answer('get', list, [anEvent({ repeats: 'weekly' })]);
  open(<EventList />, '/events', '/events');
  const row = (await screen.findByText('A slow walk')).closest('tr')!;
  expect(within(row).getByText(`${texts.ofPlaces(2, 4)} · ${texts.waitingCount(1)}`)).toBeVisible();
  expect(within(row).getByText(texts.rhythms.weekly)).toBeVisible();
  expect(within(row).getByText(texts.everybody)).toBeVisible();
  expect(answers.calls('get', list).at(-1)?.query['filter']).toMatch(/"endsAt_gte":"\d{4}-\d\d-\d\d"/);
});

test('without events the list offers the first one, although it begins today', async () => {
  answers.answer('get', list, []);
  open(<EventList />, '/events', '/events');
  expect(await screen.findByText(texts.none)).toBeVisible();
  expect(screen.queryByText(texts.noneFound)).toBeNull();
});

test('a series is planned for a circle, with a number of repetitions', async () => {
  answers.answer('post', list, anEvent({ repeats: 'weekly' }));
  const { user } = open(<EventCreate />, '/events/create', '/events/*');
  await user.type(await screen.findByLabelText(new RegExp(texts.name)), 'A slow walk');
  await user.type(screen.getByLabelText(new RegExp(texts.description)), 'Slowly.');
  await user.type(screen.getByLabelText(new RegExp(texts.start)), '2098-03-02T19:00');
  const length = screen.getByLabelText(new RegExp(texts.minutes));
  await user.clear(length);
  await user.type(length, '90');
  await user.type(screen.getByRole('textbox', { name: texts.place }), 'Tucker Park');
  await user.click(screen.getByRole('combobox', { name: new RegExp(texts.who) }));
  await user.click(await screen.findByRole('option', { name: 'Spring circle' }));
  await user.click(screen.getByRole('combobox', { name: new RegExp(texts.repeats) }));
  await user.click(await screen.findByRole('option', { name: texts.rhythms.weekly }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(answers.calls('post', list)).toHaveLength(1));
  expect(answers.calls('post', list)[0]?.body).toMatchObject({
    title: 'A slow walk',
    description: 'Slowly.',
    localStart: '2098-03-02T19:00',
    durationSeconds: 5400,
    place: 'Tucker Park',
    meetingUrl: null,
    capacity: null,
    groupId: 'spring',
    repeats: { rhythm: 'weekly', times: 6, until: null },
  });
});

test('guests and the waiting list are listed by name, and link to the students', async () => {
  openOne({}, [aGuest('rosa', 'Rosa Lind'), aGuest('ida', 'Ida Moss', 'waiting')]);
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute('href', studentPath('rosa'));
  const waiting = screen.getByRole('region', { name: texts.waitingTitle(1) });
  expect(within(waiting).getByRole('link', { name: 'Ida Moss' })).toBeVisible();
});

test('a change applies to this event alone, or also to those after it', async () => {
  answers.answer('put', one, anEvent());
  const { user } = openOne({ repeats: 'weekly', following: 3 });
  const capacity = await screen.findByLabelText(new RegExp(texts.capacity));
  await user.clear(capacity);
  await user.type(capacity, '8');
  await user.click(screen.getByLabelText(texts.thisAndFollowing(3)));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(answers.calls('put', one)[0]?.body).toMatchObject({ capacity: 8, scope: 'following' }),
  );
});

test('changes from another tab are reread, typed values stay, and Save then replaces them', async () => {
  const { user } = openOne({ version: 3 });
  const capacity = await screen.findByLabelText(new RegExp(texts.capacity));
  await user.clear(capacity);
  await user.type(capacity, '8');
  answers.refuse('put', one, 412, { code: 'stale_edit' });
  answers.answer('get', one, anEvent({ version: 7, title: 'Garden by night' }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.stale)).toBeVisible();
  expect(await screen.findByDisplayValue('Garden by night')).toBeVisible();
  expect(capacity).toHaveValue(8);
  answers.answer('put', one, anEvent({ version: 8, title: 'Garden by night', capacity: 8 }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(screen.queryByText(texts.stale)).toBeNull());
  expect(answers.calls('put', one).map(({ ifMatch }) => ifMatch)).toEqual(['3', '7']);
});

test('canceling says who is notified, asks for a message, and does nothing without one', async () => {
  const cancel = ['post', '/api/creator/events/{id}/cancel'] as const;
  answers.answer(...cancel, anEvent({ state: 'cancelled' }));
  const { user } = openOne();
  await user.click(await screen.findByRole('button', { name: texts.cancel }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(texts.told('Rosa Lind'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.cancel }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  await user.type(dialog.getByLabelText(new RegExp(texts.reason)), 'I am ill.');
  await user.click(dialog.getByRole('button', { name: texts.cancel }));
  await waitFor(() =>
    expect(answers.calls(...cancel).map(({ body }) => body)).toEqual([
      { reason: 'I am ill.', scope: 'this' },
    ]),
  );
});

test('an event with guests is not deleted', async () => {
  openOne();
  await screen.findByRole('link', { name: 'Rosa Lind' });
  expect(screen.queryByRole('button', { name: texts.remove })).not.toBeInTheDocument();
});

test('an event without guests is deleted after a confirmation', async () => {
  answers.answer('delete', one, { id: 'walk' });
  const { user } = openOne({ coming: 0, waiting: 0 }, []);
  await user.click(await screen.findByRole('button', { name: texts.remove }));
  expect(answers.calls('delete', one)).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.remove }));
  await waitFor(() => expect(answers.calls('delete', one)).toHaveLength(1));
});

test('a canceled event shows its message, and can no longer be changed', async () => {
  openOne({ state: 'cancelled', cancelReason: 'I am ill.' });
  expect(await screen.findByText(texts.cancelledBecause('I am ill.'))).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.save })).not.toBeInTheDocument();
});

test('an unknown address says so and links to all events', async () => {
  answers.refuse('get', one, 404);
  open(<EventEdit />, '/events/walk', '/events/:id');
  expect(await screen.findByText(texts.notThere)).toBeVisible();
});
