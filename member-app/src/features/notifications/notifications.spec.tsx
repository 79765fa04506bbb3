import { answers } from '@sanctum/openapi/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, renderPage, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { Notification } from './api';
import { Bell, NotificationsPage } from './index';
import { sentenceOf } from './notification-item';

const aNotification = (facts: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  kind: 'post_commented',
  people: ['Ana Reis', 'Ida Holm'],
  others: 2,
  times: 5,
  title: null,
  startsAt: null,
  level: null,
  outcome: null,
  act: null,
  reason: null,
  path: '/community/posts/1',
  isRead: false,
  at: '2027-03-02T14:00:00.000Z',
  ...facts,
});

const list = '/api/me/notifications';
let stream: EventTarget | undefined;
beforeEach(() => {
  const { EventSource: Stream } = globalThis;
  jest.spyOn(globalThis, 'EventSource').mockImplementation((url) => {
    const opened = new Stream(url);
    stream = opened;
    return opened;
  });
});

const seen = '/api/me/notifications/mark-page-seen';
function unread(count: number) {
  answers.answer('get', '/api/me/notifications/unread', { unread: count });
  answers.answer('post', seen, undefined);
}
const bell = (count: number) =>
  screen.findByRole('button', {
    name: i18n.t('shell:bell', { count }),
  });

describe('the bell', () => {
  test('shows the unread count, and adds what arrives while the page is open', async () => {
    unread(1);
    renderScreen(<Bell />, { as: aMember() });
    await bell(1);
    unread(2);
    const data = JSON.stringify({ topic: 'notification', id: 'n2' });
    act(() => void stream!.dispatchEvent(new MessageEvent('changed', { data })));
    expect(await bell(2)).toBeVisible();
  });

  test('marks notifications about the open page as read, including new ones, and shows nothing while there are none', async () => {
    unread(0);
    renderScreen(<Bell />, { as: aMember(), at: '/community/posts/1?from=feed' });
    await bell(0);
    expect(answers.calls('post', seen)).toEqual([]);
    unread(1);
    const data = JSON.stringify({ topic: 'notification', id: 'n1' });
    act(() => void stream!.dispatchEvent(new MessageEvent('changed', { data })));
    await bell(1);
    await waitFor(() =>
      expect(answers.calls('post', seen)[0]!.body).toEqual({ path: '/community/posts/1?from=feed' }),
    );
  });

  test('is not shown to visitors', async () => {
    renderScreen(<Bell />);
    await waitFor(() => expect(answers.calls('get', '/api/auth/session')).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('opens the newest ones, and following one marks it as read', async () => {
    unread(1);
    answers.answer('get', list, { items: [aNotification()], next: null });
    answers.answer('post', '/api/me/notifications/{id}/mark-read', undefined);
    const { user } = renderScreen(<Bell />, { as: aMember() });
    await user.click(await bell(1));
    const panel = within(await screen.findByRole('dialog', { name: i18n.t('notifications:title') }));
    await user.click(await panel.findByRole('link', { name: /Ana Reis, Ida Holm/ }));
    expect(location.pathname).toBe('/community/posts/1');
    expect(answers.calls('post', '/api/me/notifications/{id}/mark-read')[0]!.path).toEqual({ id: 'n1' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the page', () => {
  test('shows all notifications in pages, and marks all as read at once', async () => {
    answers.answer('get', list, ({ query }) =>
      query.after
        ? {
            items: [aNotification({ id: 'n2', kind: 'level_reached', level: 3, isRead: true })],
            next: null,
          }
        : { items: [aNotification()], next: 'place' },
    );
    answers.answer('post', '/api/me/notifications/mark-all-read', undefined);
    const { user } = renderScreen(<NotificationsPage />, { as: aMember() });
    await user.click(await screen.findByRole('button', { name: i18n.t('notifications:more') }));
    expect(await screen.findByText(i18n.t('notifications:kinds.level_reached', { level: 3 }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: i18n.t('notifications:readAll') }));
    expect(answers.calls('post', '/api/me/notifications/mark-all-read')[0]!.body).toEqual({
      through: '2027-03-02T14:00:00.000Z',
    });
  });

  test('says when nothing has happened yet', async () => {
    answers.answer('get', list, { items: [], next: null });
    answers.answer('get', '/api/cart/count', { count: 0 });
    renderPage('/my-sanctum/notifications', { as: aMember({ role: 'creator' }) });
    expect(await screen.findByText(i18n.t('notifications:empty'))).toBeVisible();
  });

  test('can be reloaded if it failed', async () => {
    answers.refuse('get', list, 503, { message: 'Please try again.' });
    renderScreen(<NotificationsPage />, { as: aMember() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

test.each([
  [['Ana'], 0, 'Ana commented on your post'],
  [['Ana', 'Ida'], 0, 'Ana and Ida commented on your post'],
  [['Ana'], 1, 'Ana and 1 other commented on your post'],
  [['Ana', 'Ida'], 3, 'Ana, Ida and 3 others commented on your post'],
  [[], 1, 'Someone commented on your post'],
  [[], 4, '4 people commented on your post'],
])('%j and %i others are shown as "%s"', (people, others, sentence) => {
  expect(sentenceOf(aNotification({ people, others }))).toBe(sentence);
});

test('the author of a hidden review sees the reason', () => {
  const hidden = aNotification({ kind: 'review_hidden', title: 'Roots', reason: 'It names a child' });
  expect(sentenceOf(hidden)).toBe('Your coach hid your review of Roots: It names a child');
});

test('a guardian sees what her daughter did, and a daughter how a guardian has answered', () => {
  const people = ['Lena Lind'];
  const told = aNotification({ kind: 'ward_acted', act: 'export', people, others: 0 });
  expect(sentenceOf(told)).toBe('Lena Lind’s account was changed. Check your email for details');
  const answered = { kind: 'approval_ended', act: 'email', others: 0 } as const;
  expect(sentenceOf(aNotification({ ...answered, people: ['Rosa Lind'], outcome: 'approved' }))).toContain(
    'Rosa Lind approved',
  );
  expect(sentenceOf(aNotification({ ...answered, people: ['Rosa Lind'], outcome: 'declined' }))).toContain(
    'Rosa Lind declined',
  );
});
