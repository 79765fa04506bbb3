import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { Bell } from './bell';
import type { Notification } from '@sanctum/web/bell/bell';
import { texts } from './texts';

const aNotification = (facts: Partial<Notification> = {}): Notification => ({
  id: 'sale',
  kind: 'sale',
  people: ['Rosa Lind'],
  others: 0,
  times: 1,
  title: 'Roots',
  startsAt: null,
  level: null,
  outcome: null,
  act: null,
  reason: null,
  path: '/creator/orders/1/show',
  isRead: false,
  at: '2027-03-02T14:00:00.000Z',
  ...facts,
});

async function open(items: Notification[], unread = 1) {
  answers.answer('get', '/api/me/notifications/unread', { unread });
  answers.answer('post', '/api/me/notifications/mark-page-seen', undefined);
  answers.answer('get', '/api/me/notifications', { items, next: null });
  const rendered = renderScreen(<Bell />);
  await rendered.user.click(await screen.findByRole('button', { name: texts.open(unread) }));
  return { ...rendered, panel: within(await screen.findByRole('dialog', { name: texts.title })) };
}

test('a notification links to its page, and following the link marks it as read', async () => {
  answers.answer('post', '/api/me/notifications/{id}/mark-read', undefined);
  const reports = aNotification({
    id: 'report',
    kind: 'contribution_reported',
    people: ['Ana', 'Ida'],
    others: 1,
    title: null,
    path: '/creator/community/2/show',
    isRead: true,
  });
  const { panel, user, router } = await open([aNotification(), reports]);
  expect(await panel.findByText('Ana, Ida and 1 more reported a post or comment')).toBeVisible();
  await user.click(panel.getByRole('link', { name: /Rosa Lind bought Roots/ }));
  expect(router.state.location.pathname).toBe('/orders/1/show');
  expect(answers.calls('post', '/api/me/notifications/{id}/mark-read')[0]!.path).toEqual({ id: 'sale' });
});

test('all shown notifications are marked as read, and no others', async () => {
  answers.answer('post', '/api/me/notifications/mark-all-read', undefined);
  const { panel, user } = await open([aNotification()]);
  await user.click(await panel.findByRole('button', { name: texts.readAll }));
  expect(answers.calls('post', '/api/me/notifications/mark-all-read')[0]!.body).toEqual({
    through: '2027-03-02T14:00:00.000Z',
  });
});

test('without notifications it says what will appear here', async () => {
  const { panel } = await open([], 0);
  expect(await panel.findByText(texts.empty)).toBeVisible();
});
