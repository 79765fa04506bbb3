import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import type { Conversation, InboxItem, Message } from './api';
import { MessagesPanel } from './messages-panel';
import {
  aConversation,
  aMessage,
  field,
  inboxItem,
  listenToStream,
  messages,
  open,
  rosa,
  say,
  tell,
} from './testing/messages';

beforeEach(listenToStream);
afterEach(() => jest.restoreAllMocks());

describe('the inbox', () => {
  function openPanel(at: string, ...items: InboxItem[]) {
    answers.answer('post', '/api/conversations/open', aConversation({ lastSequence: items.length ? 2 : 0 }));
    answers.answer('get', '/api/conversations/{id}', aConversation({ unread: items[0]?.unread ?? 0 }));
    answers.answer('get', '/api/conversations', ({ query }) => ({
      items: items.filter(({ name }) => name.toLowerCase().includes(query['q'] ?? '')),
      next: null,
    }));
    answers.answer('get', messages, { items: [aMessage(1)], next: null });
    return renderScreen(<MessagesPanel />, { at, as: rosa });
  }

  test('opens the first conversation, and shows unread ones', async () => {
    openPanel('/', inboxItem(aConversation({ unread: 2 })));
    expect(await screen.findByText(say('messages:unread', { count: 2 }))).toBeInTheDocument();
    expect(await screen.findByRole('log')).toBeVisible();
    expect(screen.queryByText('Select a conversation to start messaging')).not.toBeInTheDocument();
  });

  test('is only a list on phones, where hidden messages do not count as read', async () => {
    const real = globalThis.matchMedia;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => Object.assign(real(media), { matches: media.includes('width <') }));
    const { user } = openPanel('/', inboxItem(aConversation({ unread: 2 })));
    const row = await screen.findByRole('link', { name: /Maren Holt/ });
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(answers.calls('post', '/api/conversations/{id}/mark-read')).toEqual([]);
    await user.click(row);
    expect(await screen.findByRole('log')).toBeVisible();
    await user.click(screen.getByRole('link', { name: say('messages:back') }));
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(row).toHaveFocus();
  });

  test('shows the last message of each conversation, with its day', async () => {
    openPanel('/', inboxItem(aConversation()));
    const row = await screen.findByRole('link', { name: /Maren Holt/ });
    expect(row).toHaveTextContent('See you on Friday');
    expect(row).toHaveTextContent('Tue, Mar 2');
  });

  test('explains what to do without a conversation, and links to starting one', async () => {
    const { user } = openPanel('/');
    expect(answers.calls('post', '/api/conversations/open')).toEqual([]);
    expect(await screen.findByText('Select a conversation to start messaging')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Message / }));
    expect(await field()).toBeVisible();
    expect(location.search).toBe('?with=oak');
  });

  test('can be searched by name', async () => {
    const { user } = openPanel('/', inboxItem(aConversation()));
    await user.type(await screen.findByRole('searchbox', { name: say('messages:search') }), 'zoe');
    expect(await screen.findByText(say('messages:noneFound'))).toBeVisible();
  });
});

describe('the student’s page in the console', () => {
  const openAs = (role: 'creator' | 'member') => {
    const ida = { id: 'ida', name: 'Ida Brook', avatarUrl: null, isCoach: false, hasPage: true };
    const withIda = { ...aConversation(), name: ida.name, participant: ida };
    answers.answer('get', '/api/conversations', { items: [inboxItem(withIda)], next: null });
    answers.answer('get', '/api/conversations/{id}', withIda);
    answers.answer('get', messages, { items: [aMessage(1)], next: null });
    renderScreen(<MessagesPanel />, { as: aMember({ role }) });
    return screen.findByRole('log');
  };

  test('is one click away for the coach', async () => {
    await openAs('creator');
    expect(screen.getByRole('link', { name: 'View Student Profile' })).toHaveAttribute(
      'href',
      '/creator/students/ida/show',
    );
  });

  test('is not offered to members', async () => {
    await openAs('member');
    expect(screen.queryByRole('link', { name: 'View Student Profile' })).not.toBeInTheDocument();
  });
});

describe('two members', () => {
  const ida = { id: 'ida', name: 'Ida Brook', avatarUrl: null, isCoach: false, hasPage: true };
  function openWithIda(changes: Partial<Conversation> = {}, ...sent: Message[]) {
    answers.answer('post', '/api/conversations/open', aConversation({ lastSequence: 0 }));
    answers.answer('get', '/api/conversations', { items: [], next: null });
    answers.answer('get', '/api/conversations/{id}', {
      ...aConversation({ id: 'elm', isBlockable: true, isReportable: true, ...changes }),
      name: ida.name,
      participant: ida,
    });
    answers.answer('get', messages, { items: sent.toReversed(), next: null });
    return renderScreen(<MessagesPanel />, { at: '/?with=elm', as: rosa });
  }

  test('find each other by name, among people they may write to', async () => {
    const { user } = openWithIda();
    answers.list('get', '/api/correspondents', ({ query }) => (query['q'] === 'ida' ? [ida] : []));
    await user.click(await screen.findByRole('button', { name: say('messages:new.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(say('messages:new.typeMore'))).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: say('messages:new.search') }), 'ida');
    answers.answer('post', '/api/conversations/open', {
      ...aConversation({ id: 'elm' }),
      name: ida.name,
      participant: ida,
    });
    await user.click(await dialog.findByRole('button', { name: 'Ida Brook' }));
    await waitFor(() => expect(location.search).toBe('?with=elm'));
    expect(answers.calls('post', '/api/conversations/open').map(({ body }) => body)).toContainEqual({
      accountId: 'ida',
    });
  });

  test('if one accepts no messages, the other learns so, and has no field', async () => {
    openWithIda({ writing: 'not_receiving' }, aMessage(1));
    expect(
      await screen.findByText(say('messages:writing.not_receiving', { name: 'Ida Brook' })),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a member whom the other no longer accepts learns so after sending, and keeps the text', async () => {
    const { user } = open();
    await user.type(await field(), 'Are you there?');
    answers.refuse('post', messages, 403);
    answers.answer('post', '/api/conversations/open', aConversation({ writing: 'not_receiving' }));
    await user.keyboard('{Enter}');
    const notice = say('messages:writing.not_receiving', { name: 'Maren Holt' });
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText('Are you there?')).toBeVisible();
    expect(screen.getByText(say('messages:notSent'))).toBeVisible();
  });

  test('a member who blocks someone confirms first, and can unblock them', async () => {
    const { user } = openWithIda({ writing: 'open' }, aMessage(1));
    await user.click(await screen.findByRole('button', { name: say('messages:block.menu') }));
    await user.click(
      await screen.findByRole('menuitem', { name: say('messages:block.do', { name: 'Ida Brook' }) }),
    );
    answers.answer('post', '/api/correspondents/{id}/block', undefined);
    answers.answer('get', '/api/conversations/{id}', {
      ...aConversation({ id: 'elm', isBlockable: true, isReportable: true, writing: 'you_blocked' }),
      name: ida.name,
      participant: ida,
    });
    await user.click(await screen.findByRole('button', { name: say('messages:block.confirm') }));
    expect(await screen.findByRole('button', { name: say('messages:block.undo') })).toBeVisible();
    expect(answers.calls('post', '/api/correspondents/{id}/block')).toHaveLength(1);
  });

  test('a message of the other can be reported to the coach, with a reason', async () => {
    const { user } = openWithIda({}, aMessage(1), aMessage(2, { isMine: false }));
    await user.click(await screen.findByRole('button', { name: say('messages:report.open') }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('{{');
    answers.answer('post', '/api/messages/{id}/report', undefined);
    await user.click(await screen.findByRole('button', { name: say('messages:report.send') }));
    await waitFor(() =>
      expect(answers.calls('post', '/api/messages/{id}/report')[0]!.body).toEqual({
        reason: 'unkind',
        note: '',
      }),
    );
  });

  test('see how far the other has read, and when they are typing', async () => {
    openWithIda({ otherReadThrough: 1 }, aMessage(1), aMessage(2));
    const log = await screen.findByRole('log');
    const [first, second] = await within(log).findAllByRole('listitem');
    expect(within(first!).getByText(say('messages:read'))).toBeVisible();
    expect(within(second!).queryByText(say('messages:read'))).not.toBeInTheDocument();
    tell('typing', 'typing', 'elm');
    expect(screen.getByText(say('messages:typing', { name: 'Ida Brook' }))).toBeVisible();
  });
});
