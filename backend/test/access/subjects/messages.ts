import { newId } from '../../../src/kernel/ids.js';
import { openConversation, write } from '../../builders/messages.js';
import { aCreator } from '../../builders/people.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

/** Between the owner and a coach, who is the caller where a coach calls. */
async function aConversation({ t, owner, browser, calledBy }: Scene): Promise<Call> {
  const coach = await aCreator(t);
  const isTheirs = calledBy === 'creator';
  const { id } = await openConversation(isTheirs ? { ...coach, browser } : coach, owner);
  await write(owner, { id }, 'Hello');
  return { params: { id } };
}

const ofTheOwner: Subject = { of: 'owner and creator', call: aConversation };
const withBody = (body: () => object): Subject => ({
  of: 'owner and creator',
  call: async (scene) => ({ ...(await aConversation(scene)), body: body() }),
});

/** A message of the caller’s own, which is another’s for everybody else. */
const aMessage = (body?: object): Subject => ({
  of: 'owner',
  call: async ({ t, owner }) => {
    const conversation = await openConversation(await aCreator(t), owner);
    const { id } = await write(owner, conversation, 'Hello');
    return { params: { id }, ...(body && { body }) };
  },
});

/** What members and the coach write to each other. */
export const messages: Record<string, Subject> = {
  'LiveUpdatesController.stream': { isStream: true, call: () => ({}) },
  'ConversationsController.inbox': plain,
  'ConversationsController.unread': plain,
  'ConversationsController.open': {
    call: async ({ t, owner, calledBy }) => {
      await aCreator(t);
      return { body: calledBy === 'creator' ? { accountId: owner.id } : {} };
    },
  },
  'ConversationsController.read': ofTheOwner,
  'ConversationsController.markRead': withBody(() => ({ through: 1 })),
  'MessagesController.page': ofTheOwner,
  'MessagesController.send': withBody(() => ({ clientId: newId(), text: 'Hello' })),
  'MessagesController.reword': aMessage({ text: 'Hello again' }),
  'MessagesController.remove': aMessage(),
  'StudentMessagesController.list': { call: ({ owner }) => ({ params: { id: owner.id } }) },
};
