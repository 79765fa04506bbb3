/**
 * Messages: conversations of two people, a member and the coach. Owns conversations, conversation_participants and messages.
 * Whether two may write to each other, the policy of accounts decides.
 * Publishes message.waiting.
 */
export { messageEntities } from './messages.entities.js';
export { MessagesModule } from './messages.module.js';
