import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderPage, renderScreen } from '../../../testing';
import { communityPaths } from '../../shared/lib/community-paths';
import { i18n } from '../../shared/words/i18n';
import type { CommunityEvent } from './api';
import { UpcomingEvents } from './upcoming-events';

const list = '/api/community/events';
const one = '/api/community/events/{id}';
const rsvp = '/api/community/events/{id}/rsvp';
const cancelRsvp = '/api/community/events/{id}/cancel-rsvp';
const say = i18n.t;

const anEvent = (facts: Partial<CommunityEvent> = {}): CommunityEvent => ({
  ...blank('CommunityEventResponse'),
  id: 'walk',
  title: 'A slow walk',
  description: 'At the pace of the slowest.',
  timeZone: 'Europe/Lisbon',
  startsAt: '2098-03-02T19:00:00.000Z',
  endsAt: '2098-03-02T20:30:00.000Z',
  joinFrom: '2098-03-02T18:50:00.000Z',
  place: 'Tucker Park',
  isOnline: false,
  meetingUrl: null,
  state: 'planned',
  cancelReason: null,
  repeats: null,
  group: null,
  canRsvp: true,
  capacity: 4,
  coming: 1,
  waiting: 0,
  placesLeft: 3,
  mine: null,
  waitingPosition: null,
  ...facts,
});

function openList(...events: CommunityEvent[]) {
  answers.answer('get', list, { items: events, next: null });
  return renderScreen(<UpcomingEvents />, { as: aMember() });
}

function openPage(facts: Partial<CommunityEvent> = {}) {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', one, anEvent(facts));
  return renderPage(communityPaths.communityEvent('walk'), { as: aMember() });
}

const button = (label: string) => screen.findByRole('button', { name: `${label}: A slow walk` });

test('an event is among the announcements with its date, time and spots, and RSVP Now takes one', async () => {
  const { user } = openList(anEvent());
  expect(await screen.findByText('Upcoming Event')).toBeVisible();
  expect(screen.getByText(say('events:spotsLeft', { count: 3 }))).toBeVisible();
  expect(screen.getByText('Sunday, March 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A slow walk' })).toHaveAttribute(
    'href',
    communityPaths.communityEvent('walk'),
  );
  const coming = anEvent({ mine: 'coming', coming: 2, placesLeft: 2 });
  answers.answer('post', rsvp, coming);
  answers.answer('get', list, { items: [coming], next: null });
  await user.click(await button('RSVP Now'));
  await button(say('events:giveUp'));
  expect(screen.getByText(say('events:spotsLeft', { count: 2 }))).toBeVisible();
});

test('the next four are shown, and more on request', async () => {
  const { user } = openList(...['1', '2', '3', '4', '5'].map((id) => anEvent({ id, title: `Walk ${id}` })));
  expect(await screen.findByText('Walk 4')).toBeVisible();
  expect(screen.queryByText('Walk 5')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: say('events:more') }));
  expect(screen.getByText('Walk 5')).toBeVisible();
});

test('when all spots are taken, the member joins the waiting list and sees their position', async () => {
  const full = { placesLeft: 0, coming: 4, waiting: 2 };
  const { user } = openList(anEvent(full));
  const join = await button(say('events:wait'));
  const waiting = anEvent({ ...full, waiting: 3, mine: 'waiting', waitingPosition: 3 });
  answers.answer('post', rsvp, waiting);
  answers.answer('get', list, { items: [waiting], next: null });
  await user.click(join);
  expect(await screen.findByText(say('events:youWait', { place: 3 }))).toBeVisible();
});

test('a spot that someone is waiting for is given up only after confirmation', async () => {
  const { user } = openPage({ mine: 'coming', waiting: 1, placesLeft: 0 });
  answers.answer('post', cancelRsvp, anEvent());
  await user.click(await button(say('events:giveUp')));
  const dialog = within(await screen.findByRole('dialog'));
  expect(answers.calls('post', cancelRsvp)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: say('events:sure') }));
  await waitFor(() => expect(answers.calls('post', cancelRsvp)).toHaveLength(1));
});

test('a spot that nobody is waiting for is given up at once', async () => {
  const { user } = openPage({ mine: 'coming' });
  const giveUp = await button(say('events:giveUp'));
  answers.answer('post', cancelRsvp, anEvent());
  answers.answer('get', one, anEvent());
  await user.click(giveUp);
  expect(await button('RSVP Now')).toBeVisible();
});

test('a refusal by the server is shown', async () => {
  const { user } = openPage();
  answers.refuse('post', rsvp, 409, { code: 'too_late', message: 'This event has already started.' });
  await user.click(await button('RSVP Now'));
  expect(await screen.findByText('This event has already started.')).toBeVisible();
});

describe('the page of an event', () => {
  test('says when it can be joined, and has a calendar file', async () => {
    openPage({ mine: 'coming', isOnline: true });
    expect(await screen.findByText(/You can join from/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: say('events:download') })).toHaveAttribute(
      'href',
      '/api/community/events/walk/calendar',
    );
  });

  test('lets people who are going join from then on', async () => {
    openPage({
      mine: 'coming',
      isOnline: true,
      meetingUrl: 'https://meet.example.org/garden',
      joinFrom: '2020-03-02T18:50:00.000Z',
    });
    expect(await screen.findByRole('link', { name: 'Join: A slow walk' })).toHaveAttribute(
      'href',
      'https://meet.example.org/garden',
    );
  });

  test('shows the coach’s reason for canceling it', async () => {
    openPage({ state: 'cancelled', cancelReason: 'I have lost my voice.', canRsvp: false });
    expect(await screen.findByText(/I have lost my voice/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /RSVP/ })).not.toBeInTheDocument();
  });

  test('asks for a guardian’s consent where it is missing', async () => {
    openPage({ canRsvp: false });
    expect(await screen.findByText(say('events:consent'))).toBeVisible();
  });

  test('leads on if the event does not exist', async () => {
    openPage();
    answers.refuse('get', one, 404);
    expect(await screen.findByText(say('events:missing'))).toBeVisible();
  });
});
