/**
 * Messages: conversations of two people, a member and the coach, two members, a mother and her daughter. Owns
 * conversations, conversation_participants, messages, and what members want of them, block and report. Whether two may
 * write to each other, the policy of accounts decides (correspondents/).
 */
export { MessagesModule } from './messages.module.js';
