import { answers, blank } from '@sanctum/openapi/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { Conversation, InboxItem, Message } from './api';
import { CircleThread } from './circle-thread';
import { CoachThread } from './coach-thread';
import { MessagesPanel } from './messages-panel';

const rosa = aMember();
const say = i18n.t.bind(i18n);
const messages = '/api/conversations/{id}/messages';

const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  ...blank('ConversationResponse'),
  id: 'oak',
  lastSequence: 2,
  unread: 0,
  writing: 'open',
  isBlockable: false,
  otherReadThrough: null,
  name: 'Maren Holt',
  circle: null,
  isReportable: false,
  ...changes,
  participant: { id: 'maren', name: 'Maren Holt', avatarUrl: null, isCoach: true },
});
const aMessage = (sequence: number, changes: Partial<Message> = {}): Message => ({
  ...blank('MessageResponse'),
  id: `m${sequence}`,
  clientId: `c${sequence}`,
  sequence,
  text: `Message ${sequence}`,
  isMine: true,
  sender: null,
  seenBy: null,
  hiddenReason: null,
  sentAt: '2027-03-02T14:00:00.000Z',
  editedAt: null,
  changeableUntil: null,
  ...changes,
});
const inboxItem = (
  { id, lastSequence, unread, name, participant, circle }: Conversation,
  text = 'See you on Friday',
): InboxItem => ({
  id,
  lastSequence,
  unread,
  name,
  participant,
  circle,
  answerAwaitedSince: null,
  lastMessage: { text, attachments: 0, isMine: false, senderName: null, sentAt: '2027-03-02T14:00:00.000Z' },
});

let stream: EventTarget | undefined;
beforeEach(() => {
  localStorage.clear();
  stream = undefined;
  const { EventSource: Stream } = globalThis;
  jest.spyOn(globalThis, 'EventSource').mockImplementation((url) => {
    const opened = new Stream(url);
    stream = opened;
    return opened;
  });
  answers.answer('put', '/api/conversations/{id}/read', undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(...sent: Message[]) {
  answers.answer('post', '/api/conversations', aConversation({ lastSequence: sent.length }));
  answers.answer('get', messages, { items: sent, hasEarlier: false });
  return renderScreen(<CoachThread />, { as: rosa });
}

/** A page that can be left, with the app around it staying open. */
function UntilLeft() {
  const [isLeft, setLeft] = useState(false);
  return isLeft ? null : (
    <>
      <CoachThread />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}
const field = () => screen.findByRole('textbox', { name: say('messages:write', { name: 'Maren Holt' }) });

describe('the conversation with the coach', () => {
  test('shows what both have written, and counts it as read', async () => {
    open(aMessage(1), aMessage(2, { text: 'Of course', isMine: false, isFromCoach: true }));
    const log = await screen.findByRole('log', { name: say('messages:with', { name: 'Maren Holt' }) });
    expect(await within(log).findByText('Message 1')).toBeVisible();
    expect(within(log).getByText('Of course')).toBeVisible();
    expect(answers.calls('put', '/api/conversations/{id}/read')).toEqual([]);
  });

  test('an unread message is marked as read once it is shown', async () => {
    answers.answer('post', '/api/conversations', aConversation({ lastSequence: 2, unread: 1 }));
    answers.answer('get', messages, {
      items: [aMessage(1), aMessage(2, { isMine: false })],
      hasEarlier: false,
    });
    renderScreen(<CoachThread />, { as: rosa });
    await screen.findByText('Message 2');
    expect(answers.calls('put', '/api/conversations/{id}/read')[0]!.body).toEqual({ through: 2 });
  });

  test('a message is shown at once, as on its way until it has arrived', async () => {
    const { user } = open();
    const held = answers.hold('post', messages);
    await user.type(await field(), 'May I move it?{Enter}');
    expect(screen.getByText('May I move it?')).toBeVisible();
    expect(screen.getByText(say('messages:sending'))).toBeVisible();
    const { body } = answers.calls('post', messages)[0]!;
    held.answer(aMessage(1, { ...body, attachments: [] }));
    expect(screen.getAllByText('May I move it?')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(say('messages:sending'))).not.toBeInTheDocument());
    expect(await field()).toHaveValue('');
  });

  test('one that was not sent says so, survives a reload, and is sent again as the same message', async () => {
    const first = open();
    answers.refuse('post', messages, 503);
    await first.user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText(say('messages:notSent'))).toBeVisible();
    const tried = answers.calls('post', messages)[0]!.body;
    first.close();

    const { user } = open();
    expect(await screen.findByText(say('messages:notSent'))).toBeVisible();
    answers.answer('post', messages, ({ body }) => aMessage(1, body as Partial<Message>));
    await user.click(screen.getByRole('button', { name: say('messages:retry') }));
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.queryByText(say('messages:notSent'))).not.toBeInTheDocument();
    expect(answers.calls('post', messages)[0]!.body).toMatchObject({ clientId: tried.clientId });
  });

  test('without a network one says that it waits, and is sent once there is one, also when its page was left meanwhile', async () => {
    answers.answer('post', '/api/conversations', aConversation({ lastSequence: 0 }));
    answers.answer('get', messages, { items: [], hasEarlier: false });
    const { user } = renderScreen(<UntilLeft />, { as: rosa });
    const input = await field();
    await waitFor(() => expect(answers.calls('get', messages)).toHaveLength(1));
    answers.setOnline(false);
    await user.type(input, 'From the train{Enter}');
    expect(screen.getByText(say('messages:waitsForNetwork'))).toBeVisible();
    expect(screen.queryByText(say('messages:sending'))).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByText('From the train')).not.toBeInTheDocument();
    answers.answer('post', messages, ({ body }) => aMessage(1, body as Partial<Message>));
    answers.setOnline(true);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(answers.calls('post', messages)).toHaveLength(1);
  });

  test('what stands in the field survives a reload, for the same person only', async () => {
    const first = open();
    await first.user.type(await field(), 'Half a thought');
    first.close();
    const second = open();
    expect(await field()).toHaveValue('Half a thought');
    second.close();
    answers.answer('post', '/api/conversations', aConversation());
    renderScreen(<CoachThread />, { as: aMember({ id: 'somebody-else' }) });
    expect(await field()).toHaveValue('');
  });

  test('when it cannot be asked for again, what is there stays, and the words in the field too', async () => {
    const { user } = open(aMessage(1));
    await screen.findByText('Message 1');
    await user.type(await field(), 'Shall we ');
    answers.refuse('post', '/api/conversations', 503);
    answers.refuse('get', messages, 503);
    const data = JSON.stringify({ topic: 'conversation', id: 'oak' });
    act(() => void stream!.dispatchEvent(new MessageEvent('changed', { data })));
    await waitFor(() => expect(answers.calls('post', '/api/conversations')).toHaveLength(2));
    await waitFor(() => expect(answers.calls('get', messages)).toHaveLength(2));
    await user.type(await field(), 'bring bread?');
    expect(await field()).toHaveValue('Shall we bring bread?');
    expect(screen.getByText('Message 1')).toBeVisible();
  });

  test('what comes meanwhile appears by itself', async () => {
    open(aMessage(1));
    await screen.findByText('Message 1');
    answers.answer('get', messages, {
      items: [aMessage(1), aMessage(2, { text: 'New', isMine: false })],
      hasEarlier: false,
    });
    const data = JSON.stringify({ topic: 'conversation', id: 'oak' });
    act(() => void stream!.dispatchEvent(new MessageEvent('changed', { data })));
    expect(await screen.findByText('New')).toBeVisible();
  });

  test('a message of one’s own is reworded and deleted while that is possible', async () => {
    const until = new Date(Date.now() + 600_000).toISOString();
    const { user } = open(aMessage(1, { text: 'Helo', changeableUntil: until }), aMessage(2));
    await user.click(await screen.findByRole('button', { name: say('messages:change') }));
    await user.click(await screen.findByRole('menuitem', { name: say('messages:edit') }));
    answers.answer(
      'patch',
      '/api/messages/{id}',
      aMessage(1, { text: 'Hello', editedAt: until, changeableUntil: until }),
    );
    const words = screen.getByRole('textbox', { name: say('messages:edit') });
    expect(words).toHaveFocus();
    await user.clear(words);
    await user.type(words, 'Hello');
    await user.click(screen.getByRole('button', { name: say('messages:save') }));
    expect(await screen.findByText('Hello')).toBeVisible();
    expect(screen.getByText(say('messages:edited'))).toBeVisible();
    answers.answer('delete', '/api/messages/{id}', aMessage(1, { text: null }));
    await user.click(screen.getByRole('button', { name: say('messages:change') }));
    await user.click(await screen.findByRole('menuitem', { name: say('messages:delete') }));
    expect(answers.calls('delete', '/api/messages/{id}')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: say('messages:delete') }));
    expect(await screen.findByText(say('messages:deleted'))).toBeVisible();
  });

  test('an emoji is put where the caret stands', async () => {
    const { user } = open(aMessage(1));
    await user.type(await field(), 'Thank you');
    (await field()).focus();
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: say('messages:emoji') }));
    await user.click(await screen.findByRole('menuitem', { name: '🌱' }));
    await waitFor(async () => expect(await field()).toHaveValue('🌱Thank you'));
    expect(await field()).toHaveFocus();
  });

  test('that cannot be loaded is asked for again', async () => {
    answers.refuse('post', '/api/conversations', 500);
    const { user } = renderScreen(<CoachThread />, { as: rosa });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers.answer('post', '/api/conversations', aConversation());
    answers.answer('get', messages, { items: [aMessage(1)], hasEarlier: false });
    await user.click(again);
    expect(await screen.findByText('Message 1')).toBeVisible();
  });
});

describe('the inbox', () => {
  function openPanel(at: string, ...items: InboxItem[]) {
    answers.answer('post', '/api/conversations', aConversation({ lastSequence: items.length ? 2 : 0 }));
    answers.answer('get', '/api/conversations/{id}', aConversation({ unread: items[0]?.unread ?? 0 }));
    answers.answer('get', '/api/conversations', ({ query }) => ({
      items: items.filter(({ name }) => name.toLowerCase().includes(query['q'] ?? '')),
      hasMore: false,
    }));
    answers.answer('get', messages, { items: [aMessage(1)], hasEarlier: false });
    return renderScreen(<MessagesPanel />, { at, as: rosa });
  }

  test('begins with the first conversation, and says what is unread', async () => {
    openPanel('/', inboxItem(aConversation({ unread: 2 })));
    expect(await screen.findByText(say('messages:unread', { count: 2 }))).toBeInTheDocument();
    expect(await screen.findByRole('log')).toBeVisible();
    expect(screen.queryByText('Select a conversation to start messaging')).not.toBeInTheDocument();
  });

  test('on a phone is a list first, and what is not shown is not counted as read', async () => {
    const real = globalThis.matchMedia;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => Object.assign(real(media), { matches: media.includes('width <') }));
    const { user } = openPanel('/', inboxItem(aConversation({ unread: 2 })));
    const row = await screen.findByRole('link', { name: /Maren Holt/ });
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(answers.calls('put', '/api/conversations/{id}/read')).toEqual([]);
    await user.click(row);
    expect(await screen.findByRole('log')).toBeVisible();
  });

  test('without one says what to do, and leads to the first', async () => {
    const { user } = openPanel('/');
    expect(await screen.findByText('Select a conversation to start messaging')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Message / }));
    expect(await field()).toBeVisible();
    expect(location.search).toBe('?with=oak');
  });

  test('is searched by name', async () => {
    const { user } = openPanel('/', inboxItem(aConversation()));
    await user.type(await screen.findByRole('searchbox', { name: say('messages:search') }), 'zoe');
    expect(await screen.findByText(say('messages:noneFound'))).toBeVisible();
  });
});

describe('two members', () => {
  const ida = { id: 'ida', name: 'Ida Brook', avatarUrl: null, isCoach: false };
  function openWithIda(changes: Partial<Conversation> = {}, ...sent: Message[]) {
    answers.answer('post', '/api/conversations', aConversation({ lastSequence: 0 }));
    answers.answer('get', '/api/conversations', { items: [], hasMore: false });
    answers.answer('get', '/api/conversations/{id}', {
      ...aConversation({ id: 'elm', isBlockable: true, isReportable: true, ...changes }),
      name: ida.name,
      participant: ida,
    });
    answers.answer('get', messages, { items: sent, hasEarlier: false });
    return renderScreen(<MessagesPanel />, { at: '/?with=elm', as: rosa });
  }

  test('find each other by name, among those who may be written to', async () => {
    const { user } = openWithIda();
    answers.answer('get', '/api/correspondents', ({ query }) => (query['q'] === 'ida' ? [ida] : []));
    await user.click(await screen.findByRole('button', { name: say('messages:new.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(say('messages:new.typeMore'))).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: say('messages:new.search') }), 'ida');
    answers.answer('post', '/api/conversations', {
      ...aConversation({ id: 'elm' }),
      name: ida.name,
      participant: ida,
    });
    await user.click(await dialog.findByRole('button', { name: 'Ida Brook' }));
    await waitFor(() => expect(location.search).toBe('?with=elm'));
    expect(answers.calls('post', '/api/conversations').map(({ body }) => body)).toContainEqual({
      accountId: 'ida',
    });
  });

  test('where one takes no messages, the other reads so, and has no field', async () => {
    openWithIda({ writing: 'not-receiving' }, aMessage(1));
    expect(
      await screen.findByText(say('messages:writing.not-receiving', { name: 'Ida Brook' })),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('who is not received any more reads so as soon as she writes, and her words are not lost', async () => {
    const { user } = open();
    await user.type(await field(), 'Are you there?');
    answers.refuse('post', messages, 403);
    answers.answer('post', '/api/conversations', aConversation({ writing: 'not-receiving' }));
    await user.keyboard('{Enter}');
    const notice = say('messages:writing.not-receiving', { name: 'Maren Holt' });
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByText('Are you there?')).toBeVisible();
    expect(screen.getByText(say('messages:notSent'))).toBeVisible();
  });

  test('whoever blocks is asked first, and can take it back', async () => {
    const { user } = openWithIda({ writing: 'open' }, aMessage(1));
    await user.click(await screen.findByRole('button', { name: say('messages:block.menu') }));
    await user.click(
      await screen.findByRole('menuitem', { name: say('messages:block.do', { name: 'Ida Brook' }) }),
    );
    answers.answer('put', '/api/me/messages/blocked/{id}', undefined);
    answers.answer('get', '/api/conversations/{id}', {
      ...aConversation({ id: 'elm', isBlockable: true, isReportable: true, writing: 'you-blocked' }),
      name: ida.name,
      participant: ida,
    });
    await user.click(await screen.findByRole('button', { name: say('messages:block.confirm') }));
    expect(await screen.findByRole('button', { name: say('messages:block.undo') })).toBeVisible();
    expect(answers.calls('put', '/api/me/messages/blocked/{id}')).toHaveLength(1);
  });

  test('a message of the other is reported to the coach, with a reason', async () => {
    const { user } = openWithIda({}, aMessage(1), aMessage(2, { isMine: false }));
    await user.click(await screen.findByRole('button', { name: say('messages:report.open') }));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('{{');
    answers.answer('post', '/api/messages/{id}/reports', undefined);
    await user.click(await screen.findByRole('button', { name: say('messages:report.send') }));
    await waitFor(() =>
      expect(answers.calls('post', '/api/messages/{id}/reports')[0]!.body).toEqual({
        reason: 'unkind',
        note: '',
      }),
    );
  });

  test('see how far the other has read, and that she is writing', async () => {
    openWithIda({ otherReadThrough: 1 }, aMessage(1), aMessage(2));
    const log = await screen.findByRole('log');
    const [first, second] = await within(log).findAllByRole('listitem');
    expect(within(first!).getByText(say('messages:read'))).toBeVisible();
    expect(within(second!).queryByText(say('messages:read'))).not.toBeInTheDocument();
    act(() => {
      stream!.dispatchEvent(
        new MessageEvent('typing', { data: JSON.stringify({ topic: 'typing', id: 'elm' }) }),
      );
    });
    expect(screen.getByText(say('messages:typing', { name: 'Ida Brook' }))).toBeVisible();
  });
});

describe('the conversation of a circle', () => {
  const ana = { id: 'ana', name: 'Ana Reis', avatarUrl: null, isCoach: false };
  const circle = { id: 'spring', kind: 'circle', members: 4, isSilenced: false } as const;
  const openCircle = (changes: Partial<Conversation>, ...sent: Message[]) => {
    answers.answer('post', '/api/conversations', {
      ...aConversation({ lastSequence: sent.length, isReportable: true, circle, ...changes }),
      name: 'Spring circle',
      participant: null,
    });
    answers.answer('get', messages, { items: sent, hasEarlier: false });
    return renderScreen(<CircleThread groupId="spring" />, { as: rosa });
  };

  test('says who wrote what, whom it mentions, and how many have seen what one wrote oneself', async () => {
    const mentions = [
      { accountId: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa', name: 'Mia Stone', hasPage: true },
    ];
    openCircle(
      {},
      aMessage(1, { isMine: false, sender: ana, text: `Dear @[${mentions[0]!.accountId}]`, mentions }),
      aMessage(2, { seenBy: 3 }),
    );
    expect(await screen.findByText('Ana Reis')).toBeVisible();
    expect(screen.getByRole('link', { name: '@Mia Stone' })).toBeVisible();
    expect(screen.getByText(say('messages:circle.seen', { count: 3 }))).toBeVisible();
    expect(screen.getByText(say('messages:circle.members', { count: 4 }))).toBeVisible();
  });

  test('folds what somebody wrote who is blocked, until it is asked for', async () => {
    const { user } = openCircle(
      {},
      aMessage(1, { isMine: false, sender: ana, text: 'Hello', isFromBlocked: true }),
    );
    expect(await screen.findByText(say('messages:circle.blocked'))).toBeVisible();
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: say('messages:circle.unfold') }));
    expect(screen.getByText('Hello')).toBeVisible();
  });

  test('tells whoever wrote it why the coach has hidden a message, and the others only that she did', async () => {
    openCircle(
      {},
      aMessage(1, { isHidden: true, hiddenReason: 'Not here' }),
      aMessage(2, { isMine: false, sender: ana, text: null, isHidden: true }),
    );
    expect(await screen.findByText(say('messages:circle.hiddenWhy', { reason: 'Not here' }))).toBeVisible();
    expect(screen.getByText(say('messages:circle.hidden'))).toBeVisible();
  });

  test('can be silenced, and says what is needed where nothing can be written', async () => {
    answers.answer('put', '/api/conversations/{id}/silence', undefined);
    const { user } = openCircle({ writing: 'not-allowed' });
    expect(await screen.findByText(say('messages:circle.notAllowed'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: say('messages:circle.silence') }));
    expect(answers.calls('put', '/api/conversations/{id}/silence')[0]!.body).toEqual({ isSilenced: true });
  });
});
