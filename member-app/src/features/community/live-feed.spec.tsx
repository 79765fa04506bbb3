import { advance, answers, stopClock } from '@sanctum/openapi/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { i18n } from '../../shared/words/i18n';
import { aPost, open } from './testing/feed';

beforeEach(() => localStorage.clear());

describe('while the feed is open', () => {
  const streams: EventTarget[] = [];
  beforeEach(() => {
    streams.length = 0;
    const { EventSource: Stream } = globalThis;
    jest.spyOn(globalThis, 'EventSource').mockImplementation((url) => {
      const opened = new Stream(url);
      streams.push(opened);
      return opened;
    });
    stopClock();
  });
  afterEach(() => jest.restoreAllMocks());

  async function tellOf(id: string) {
    const data = JSON.stringify({ topic: 'post', id });
    act(() => void streams.at(-1)!.dispatchEvent(new MessageEvent('changed', { data })));
    await advance(3_000);
  }

  test('the stream that begins after the page has loaded its posts loads nothing again', async () => {
    open([aPost('one')]);
    await screen.findByText('Words of one');
    const ready = new MessageEvent('ready', { data: '{"coversMs":2000}' });
    act(() => void streams.at(-1)!.dispatchEvent(ready));
    await advance(3_000);
    for (const path of ['/api/community/feed', '/api/me/growth', '/api/me/notifications/unread'] as const)
      expect([path, answers.calls('get', path).length]).toEqual([path, 1]);
  });

  test('new posts are announced and shown on request, while the visible ones stay in place', async () => {
    const { user } = open([aPost('one')]);
    await screen.findByText('Words of one');
    const later = ['two', 'three'].map((id) => aPost(id, { shownAt: '2027-03-08T11:00:00.000Z' }));
    answers.answer('get', '/api/community/feed', {
      pinned: [],
      next: null,
      items: [...later, aPost('one')],
    });
    await tellOf('two');
    const button = await screen.findByRole('button', { name: i18n.t('feed:newer.posts', { count: 2 }) });
    expect(screen.queryByText('Words of two')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('Words of two')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: i18n.t('feed:posts') })).toHaveFocus();
  });

  test('counts and comments of visible posts are updated, and deleted posts disappear', async () => {
    const { user } = open([aPost('one', { comments: 1 }), aPost('two')]);
    answers.answer('get', '/api/community/posts/{id}/comments', { items: [], next: null });
    await user.click(await screen.findByRole('button', { name: i18n.t('feed:post.comments', { count: 1 }) }));
    await waitFor(() => expect(answers.calls('get', '/api/community/posts/{id}/comments')).toHaveLength(1));
    answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 4 }));
    await tellOf('one');
    expect(
      await screen.findByRole('button', { name: i18n.t('feed:post.comments', { count: 4 }) }),
    ).toBeVisible();
    expect(answers.calls('get', '/api/community/posts/{id}/comments')).toHaveLength(2);
    answers.refuse('get', '/api/community/posts/{id}', 404);
    await tellOf('two');
    await waitFor(() => expect(screen.queryByText('Words of two')).not.toBeInTheDocument());
    expect(screen.getByText('Words of one')).toBeVisible();
  });

  test('many changes at once cause one request', async () => {
    open([aPost('one')]);
    await screen.findByText('Words of one');
    answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 2 }));
    for (let n = 0; n < 5; n++) {
      const data = JSON.stringify({ topic: 'post', id: 'one' });
      act(() => void streams.at(-1)!.dispatchEvent(new MessageEvent('changed', { data })));
    }
    await advance(3_000);
    expect(answers.calls('get', '/api/community/posts/{id}')).toHaveLength(1);
  });
});
