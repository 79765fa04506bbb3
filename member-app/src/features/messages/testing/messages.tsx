import { answers, blank } from '@sanctum/openapi/testing';
import { act, screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import type { Conversation, InboxItem, Message } from '../api';
import { CoachThread } from '../lone-thread';

export const rosa = aMember();
export const say = i18n.t.bind(i18n);
export const messages = '/api/conversations/{id}/messages';

export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
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
  participant: { id: 'maren', name: 'Maren Holt', avatarUrl: null, isCoach: true, hasPage: true },
});
export const aMessage = (sequence: number, changes: Partial<Message> = {}): Message => ({
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
export const inboxItem = (
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
  updatedAt: '2027-03-02T14:00:00.000Z',
  lastMessage: { text, attachments: 0, isMine: false, senderName: null, sentAt: '2027-03-02T14:00:00.000Z' },
});

let stream: EventTarget | undefined;

/** Accepts read reports, and makes the app listen to a stream that the test can send through. */
export function listenToStream() {
  localStorage.clear();
  stream = undefined;
  const { EventSource: Stream } = globalThis;
  jest.spyOn(globalThis, 'EventSource').mockImplementation((url) => {
    const opened = new Stream(url);
    stream = opened;
    return opened;
  });
  answers.answer('post', '/api/conversations/{id}/mark-read', undefined);
}

/** Reports a change in a conversation, as the server does. */
export const tell = (event: 'changed' | 'typing', topic: string, id: string) =>
  act(() => void stream!.dispatchEvent(new MessageEvent(event, { data: JSON.stringify({ topic, id }) })));

export function open(...sent: Message[]) {
  answers.answer('post', '/api/conversations/open', aConversation({ lastSequence: sent.length }));
  answers.answer('get', messages, { items: sent.toReversed(), next: null });
  return renderScreen(<CoachThread />, { as: rosa });
}

export const field = () =>
  screen.findByRole('textbox', { name: say('messages:write', { name: 'Maren Holt' }) });
