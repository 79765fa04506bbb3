import type { SignedIn } from '../../src/platform/security/actor.js';
import { newId } from '../../src/kernel/ids.js';
import type { ConversationResponse } from '../../src/modules/messages/conversations/conversations.dto.js';
import type { MessageResponse } from '../../src/modules/messages/writing/messages.dto.js';
import type { Person } from './people.js';

/** Opens the conversation with this person, or with the coach. */
export const openConversation = async (who: Person, other?: Person): Promise<ConversationResponse> =>
  (
    await who.browser
      .post('/api/conversations/open')
      .send(other ? { accountId: other.id } : {})
      .expect(200)
  ).body as ConversationResponse;

export const write = async (
  who: Person,
  { id }: { id: string },
  text: string,
  clientId = newId(),
): Promise<MessageResponse> =>
  (await who.browser.post(`/api/conversations/${id}/messages`).send({ clientId, text }).expect(201))
    .body as MessageResponse;

/** Returns the person as the caller of services. */
export const signedIn = ({ id }: Person): SignedIn => ({
  accountId: id,
  role: 'member',
  band: 'adult',
  sessionId: newId(),
  authenticatedAt: new Date(0),
  mustEnrol: false,
});
