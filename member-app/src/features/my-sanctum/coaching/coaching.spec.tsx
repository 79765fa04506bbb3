import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aMember, growsTo, renderPage } from '../../../../testing';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';
import type { OwnedItem } from '../api';

const rosa = aMember({ email: 'rosa@example.org' });
const say = i18n.t.bind(i18n);

/** Opens the page for a member without sessions. */
function open(at: string, toArrange: string[] = []) {
  growsTo();
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/me/coaching/bookings', { items: [], next: null });
  answers.list('get', '/api/me/coaching/waiting-lists', []);
  answers.list('get', '/api/me/coaching/offerings', []);
  answers.list(
    'get',
    '/api/me/coaching/sessions-to-arrange',
    toArrange.map((productId) => ({ productId })),
  );
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  return renderPage(at, { as: rosa });
}

describe.each([
  {
    at: paths.myCoaching,
    tabs: { sessions: 'Sessions', messages: 'Messages', booking: 'Schedule New' },
    booking: sanctumPaths.myCoachingNew,
  },
  {
    at: sanctumPaths.coachingSessions,
    tabs: { sessions: 'My Coaching Sessions', messages: 'Messages', booking: 'Booking Calendar' },
    booking: sanctumPaths.coaching,
  },
])('the coaching page at $at', ({ at, tabs, booking }) => {
  test('has an address for each of its tabs', async () => {
    const { user } = open(at);
    expect(await screen.findByText(say('sessions:none'))).toBeVisible();
    const links = within(
      screen.getByRole('navigation', { name: say('my-sanctum:tabsOf', { section: 'Coaching' }) }),
    );
    expect(links.getByRole('link', { current: 'page' })).toHaveAccessibleName(tabs.sessions);
    await user.click(links.getByRole('link', { name: tabs.booking }));
    expect(await screen.findByRole('heading', { name: 'How It Works' })).toBeVisible();
    expect(location.pathname).toBe(booking);
    answers.answer('post', '/api/conversations/open', {
      ...blank('ConversationResponse'),
      id: 'oak',
      participant: { id: 'maren', name: 'Maren Holt', avatarUrl: null, isCoach: true, hasPage: true },
      writing: 'open',
      name: 'Maren Holt',
      circle: null,
    });
    answers.answer('get', '/api/conversations/{id}/messages', { items: [], next: null });
    await user.click(links.getByRole('link', { name: tabs.messages }));
    const log = await screen.findByRole('log', { name: say('messages:with', { name: 'Maren Holt' }) });
    expect(log).toBeVisible();
  });

  test('leads back to its first tab from an unknown address', async () => {
    open(`${booking}/unknown`);
    expect(await screen.findByRole('heading', { name: say('sessions:page.title'), level: 1 })).toBeVisible();
    expect(location.pathname).not.toContain('unknown');
  });
});

test('coaching is for members: the coach is led to the member area, which points to the console', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderPage(paths.myCoaching, { as: aMember({ role: 'creator' }) });
  expect(await screen.findByRole('link', { name: say('my-sanctum:creator.open') })).toBeVisible();
});

test('coaching without sessions to book is listed there, with who gets in touch, where and when', async () => {
  const owned = (title: string, type: OwnedItem['type']): OwnedItem => ({
    ...blank('LibraryItemResponse'),
    productId: title,
    title,
    type,
  });
  answers.list('get', '/api/me/library', [
    owned('Circle', 'coaching'),
    owned('Walk', 'coaching'),
    owned('Oak', 'course'),
  ]);
  open(sanctumPaths.coachingSessions, ['Circle']);
  expect(await screen.findByText(say('ui:coachWrites', { email: 'rosa@example.org' }))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Circle' })).toBeVisible();
  expect(screen.queryByText('Walk')).toBeNull();
  expect(screen.queryByText('Oak')).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: say('sessions:write') })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
