/**
 * Messages: conversations of two people, a member and the coach, two members, a mother and her daughter. Owns
 * conversations, conversation_participants, messages, message settings, blocks and reports. The policy of accounts
 * decides if two may write to each other (correspondents/).
 */
export { MessagesModule } from './messages.module.js';
