import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import type { Conversation, Message } from './api';
import { CircleThread } from './lone-thread';
import { aConversation, aMessage, listenToStream, messages, rosa, say } from './testing/messages';

beforeEach(listenToStream);
afterEach(() => jest.restoreAllMocks());

describe('the conversation of a circle', () => {
  const ana = { id: 'ana', name: 'Ana Reis', avatarUrl: null, isCoach: false };
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

  test('folds what someone wrote who is blocked, until it is asked for', async () => {
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

  test('can be muted, and says what is missing if the member cannot write', async () => {
    answers.answer('post', '/api/conversations/{id}/mute', undefined);
    const { user } = openCircle({ writing: 'not_allowed' });
    expect(await screen.findByText(say('messages:circle.notAllowed'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: say('messages:circle.silence') }));
    expect(answers.calls('post', '/api/conversations/{id}/mute')).toHaveLength(1);
  });
});
