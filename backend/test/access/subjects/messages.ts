import { newId } from '../../../src/kernel/ids.js';
import { aCircle } from '../../builders/community.js';
import { openConversation, write } from '../../builders/messages.js';
import { aCreator, aMember } from '../../builders/people.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

/** A conversation between the owner and a coach; if the caller is a coach, that coach. */
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

/** The owner’s own message, which for all other callers is someone else’s. */
const aMessage = (body?: object): Subject => ({
  of: 'owner',
  call: async ({ t, owner }) => {
    const conversation = await openConversation(await aCreator(t), owner);
    const { id } = await write(owner, conversation, 'Hello');
    return { params: { id }, ...(body && { body }) };
  },
});

/** A report of a message, on which only the coach decides. */
const aReport = (body?: object): Subject => ({
  call: async ({ t, owner }) => {
    const sender = await aMember(t);
    const { id } = await write(sender, await openConversation(sender, owner), 'Hello');
    await owner.browser.post(`/api/messages/${id}/report`).send(A_REPORT).expect(204);
    const [report] = await t.database.query<{ id: string }>(
      'select id from message_reports where message_id = $1',
      [id],
    );
    return { params: { id: report!.id }, ...(body && { body }) };
  },
});
const A_REPORT = { reason: 'unkind', note: '' };
const A_REPLY = { title: 'Moving a session', text: 'You can move it yourself.' };

/** A saved reply; the caller’s own if a coach calls. */
const aReply = (body?: object): Subject => ({
  call: async ({ t, browser, calledBy }) => {
    const from = calledBy === 'creator' ? browser : (await aCreator(t)).browser;
    const { body: saved } = await from.post('/api/creator/saved-replies').send(A_REPLY).expect(201);
    return { params: { id: (saved as { id: string }).id }, ...(body && { body }) };
  },
});
/** A call in the conversation of a circle with the owner as a member and the coach as host. */
const inCircle = (call: (conversationId: string, messageId: string) => Call): Subject => ({
  of: 'owner and creator',
  call: async ({ t, owner }) => {
    const groupId = await aCircle(t, [owner]);
    const { body } = await owner.browser.post('/api/conversations/open').send({ groupId }).expect(200);
    const { id } = body as { id: string };
    return call(id, (await write(owner, { id }, 'Hello')).id);
  },
});
/** Another member to block or unblock. */
const somebody: Subject['call'] = async ({ t }) => ({ params: { id: (await aMember(t)).id } });
const WISHES = { receivesFrom: 'members', showsRead: true, showsTyping: false };
const BECAUSE = { reason: 'Twice this week' };

/** Messages between members and the coach. */
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
  'ConversationsController.typing': ofTheOwner,
  'ConversationsController.mute': inCircle((id) => ({ params: { id } })),
  'ConversationsController.unmute': inCircle((id) => ({ params: { id } })),
  'CorrespondentsController.list': plain,
  'MessageSettingsController.read': plain,
  'MessageSettingsController.save': { call: () => ({ body: WISHES }) },
  'CorrespondentsController.block': { call: somebody },
  'CorrespondentsController.unblock': { call: somebody },
  'ReportMessageController.report': {
    of: 'owner',
    call: async ({ t, owner }) => {
      const sender = await aMember(t);
      const { id } = await write(sender, await openConversation(sender, owner), 'Hello');
      return { params: { id }, body: A_REPORT };
    },
  },
  'MessageReportsController.list': plain,
  'MessageReportsController.read': aReport(),
  'MessageReportsController.dismiss': aReport(),
  'MessageReportsController.remove': aReport(BECAUSE),
  'MessageReportsController.mute': aReport({ ...BECAUSE, duration: '7_days' }),
  'MessageReportsController.unmute': aReport(),
  'HiddenMessagesController.hide': inCircle((_id, messageId) => ({
    params: { id: messageId },
    body: BECAUSE,
  })),
  'HiddenMessagesController.show': inCircle((_id, messageId) => ({ params: { id: messageId } })),
  'SavedRepliesController.list': plain,
  'SavedRepliesController.add': { call: () => ({ body: A_REPLY }) },
  'SavedRepliesController.change': aReply(A_REPLY),
  'SavedRepliesController.remove': aReply(),
  'MessageManyController.send': {
    call: ({ owner }) => ({ body: { clientId: newId(), studentIds: [owner.id], text: 'Hello' } }),
  },
  'StudentMessagesController.list': { call: ({ owner }) => ({ params: { id: owner.id } }) },
};
