import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aMember, renderScreen } from '../../../testing';
import type { Message } from './api';
import { CoachThread } from './lone-thread';
import {
  aConversation,
  aMessage,
  field,
  listenToStream,
  messages,
  open,
  rosa,
  say,
  tell,
} from './testing/messages';

/** A page that can be left, while the app around it stays open. */
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

beforeEach(listenToStream);
afterEach(() => jest.restoreAllMocks());

describe('the conversation with the coach', () => {
  test('shows both people’s messages, and marks them as read', async () => {
    open(aMessage(1), aMessage(2, { text: 'Of course', isMine: false, isFromCoach: true }));
    const log = await screen.findByRole('log', { name: say('messages:with', { name: 'Maren Holt' }) });
    expect(await within(log).findByText('Message 1')).toBeVisible();
    expect(within(log).getByText('Of course')).toBeVisible();
    expect(answers.calls('post', '/api/conversations/{id}/mark-read')).toEqual([]);
  });

  test('an unread message is marked as read once it is shown', async () => {
    answers.answer('post', '/api/conversations/open', aConversation({ lastSequence: 2, unread: 1 }));
    answers.answer('get', messages, {
      items: [aMessage(2, { isMine: false }), aMessage(1)],
      next: null,
    });
    renderScreen(<CoachThread />, { as: rosa });
    await screen.findByText('Message 2');
    expect(answers.calls('post', '/api/conversations/{id}/mark-read')[0]!.body).toEqual({ through: 2 });
  });

  test('a message appears at once, and is shown as sending until it has arrived', async () => {
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

  test('an unsent message says so, survives a reload, and is sent again as the same message', async () => {
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

  test('without a network, a message says that it waits, and is sent once there is one, even if its page was left', async () => {
    answers.answer('post', '/api/conversations/open', aConversation({ lastSequence: 0 }));
    answers.answer('get', messages, { items: [], next: null });
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

  test('unsent text survives a reload, for the same person only', async () => {
    const first = open();
    await first.user.type(await field(), 'Half a thought');
    first.close();
    const second = open();
    expect(await field()).toHaveValue('Half a thought');
    second.close();
    answers.answer('post', '/api/conversations/open', aConversation());
    renderScreen(<CoachThread />, { as: aMember({ id: 'somebody-else' }) });
    expect(await field()).toHaveValue('');
  });

  test('if it cannot be reloaded, the messages and the typed text stay', async () => {
    const { user } = open(aMessage(1));
    await screen.findByText('Message 1');
    await user.type(await field(), 'Shall we ');
    answers.refuse('post', '/api/conversations/open', 503);
    answers.refuse('get', messages, 503);
    tell('changed', 'conversation', 'oak');
    await waitFor(() => expect(answers.calls('post', '/api/conversations/open')).toHaveLength(2));
    await waitFor(() => expect(answers.calls('get', messages)).toHaveLength(2));
    await user.type(await field(), 'bring bread?');
    expect(await field()).toHaveValue('Shall we bring bread?');
    expect(screen.getByText('Message 1')).toBeVisible();
  });

  test('new messages appear by themselves', async () => {
    open(aMessage(1));
    await screen.findByText('Message 1');
    answers.answer('get', messages, {
      items: [aMessage(2, { text: 'New', isMine: false }), aMessage(1)],
      next: null,
    });
    tell('changed', 'conversation', 'oak');
    expect(await screen.findByText('New')).toBeVisible();
  });

  test('one’s own message can be edited and deleted for a while', async () => {
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
    answers.answer('post', '/api/messages/{id}/remove', aMessage(1, { text: null }));
    await user.click(screen.getByRole('button', { name: say('messages:change') }));
    await user.click(await screen.findByRole('menuitem', { name: say('messages:delete') }));
    expect(answers.calls('post', '/api/messages/{id}/remove')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: say('messages:delete') }));
    expect(await screen.findByText(say('messages:deleted'))).toBeVisible();
  });

  test('an emoji is inserted at the caret', async () => {
    const { user } = open(aMessage(1));
    await user.type(await field(), 'Thank you');
    (await field()).focus();
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: say('messages:emoji') }));
    await user.click(await screen.findByRole('menuitem', { name: '🌱' }));
    await waitFor(async () => expect(await field()).toHaveValue('🌱Thank you'));
    expect(await field()).toHaveFocus();
  });

  test('that failed to load can be reloaded', async () => {
    answers.refuse('post', '/api/conversations/open', 500);
    const { user } = renderScreen(<CoachThread />, { as: rosa });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers.answer('post', '/api/conversations/open', aConversation());
    answers.answer('get', messages, { items: [aMessage(1)], next: null });
    await user.click(again);
    expect(await screen.findByText('Message 1')).toBeVisible();
  });
});
