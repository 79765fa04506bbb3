import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import type { Conversation, Message } from './api';
import { CircleThread } from './lone-thread';
import { aConversation, aMessage, listenToStream, messages, rosa, say } from './testing/messages';

beforeEach(listenToStream);
afterEach(() => jest.restoreAllMocks());

describe('the conversation of a circle', () => {
  const ana = { id: 'ana', name: 'Ana Reis', avatarUrl: null, isCoach: false, hasPage: true };
  const circle = { id: 'spring', kind: 'circle', members: 4, isSilenced: false } as const;
  const openCircle = (changes: Partial<Conversation>, ...sent: Message[]) => {
    answers.answer('post', '/api/conversations/open', {
      ...aConversation({ lastSequence: sent.length, isReportable: true, circle, ...changes }),
      name: 'Spring circle',
      participant: null,
    });
    answers.answer('get', messages, { items: sent.toReversed(), next: null });
    return renderScreen(<CircleThread groupId="spring" />, { as: rosa });
  };

  test('shows authors, mentions, and how many have seen the reader’s own messages', async () => {
    const mentions = [
      { accountId: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa', name: 'Mia Stone', hasPage: true },
    ];
    openCircle(
      {},
      aMessage(1, { isMine: false, sender: ana, text: `Dear @[${mentions[0]!.accountId}]`, mentions }),
      aMessage(2, { seenBy: 3 }),
    );
    expect(await screen.findByRole('link', { name: 'Ana Reis' })).toHaveAttribute(
      'href',
      '/community/people/ana',
    );
    expect(screen.getByRole('link', { name: '@Mia Stone' })).toBeVisible();
    expect(screen.getByText(say('messages:circle.seen', { count: 3 }))).toBeVisible();
    expect(screen.getByText(say('messages:circle.members', { count: 4 }))).toBeVisible();
  });

  test('collapses messages of a blocked person, until they are opened', async () => {
    const { user } = openCircle(
      {},
      aMessage(1, { isMine: false, sender: ana, text: 'Hello', isFromBlocked: true }),
    );
    expect(await screen.findByText(say('messages:circle.blocked'))).toBeVisible();
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: say('messages:circle.unfold') }));
    expect(screen.getByText('Hello')).toBeVisible();
  });

  test('shows the author why the coach hid a message, and others only that it is hidden', async () => {
    openCircle(
      {},
      aMessage(1, { isHidden: true, hiddenReason: 'Not here' }),
      aMessage(2, { isMine: false, sender: ana, text: null, isHidden: true }),
    );
    expect(await screen.findByText(say('messages:circle.hiddenWhy', { reason: 'Not here' }))).toBeVisible();
    expect(screen.getByText(say('messages:circle.hidden'))).toBeVisible();
  });

  test('can be muted, and explains why a member cannot write', async () => {
    answers.answer('post', '/api/conversations/{id}/mute', undefined);
    const { user } = openCircle({ writing: 'not_allowed' });
    expect(await screen.findByText(say('messages:circle.notAllowed'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: say('messages:circle.silence') }));
    expect(answers.calls('post', '/api/conversations/{id}/mute')).toHaveLength(1);
  });
});
