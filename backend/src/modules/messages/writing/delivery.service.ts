import type { Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';

/** A conversation that is locked to be written in: of two people, or of a circle or pod. */
export type LockedConversation = { id: string; lastSequence: number } & (
  | { otherId: string; groupId: null }
  | { otherId: null; groupId: string }
);

/** A message that has just been written. */
export interface NewMessage {
  id: string;
  sequence: number;
  sentAt: Date;
  text: string;
}

export type OfPair = Extract<LockedConversation, { groupId: null }>;
export type OfCircle = Extract<LockedConversation, { groupId: string }>;

/** What differs between a conversation of two and one of a circle or pod. */
export abstract class DeliveryService<Conversation extends LockedConversation> {
  /** Refuses where the sender may not write now. */
  abstract expectOpen(tx: Tx, me: SignedIn, conversation: Conversation, text: string): Promise<void>;

  /** Puts the message into the inboxes of all it is for; whoever writes has read what stands before. */
  abstract deliver(tx: Tx, senderId: string, conversation: Conversation, message: NewMessage): Promise<void>;

  /** Its sender has reworded it. */
  abstract reworded(
    tx: Tx,
    senderId: string,
    conversation: Conversation,
    messageId: string,
    text: string,
  ): Promise<void>;

  /** Its words are gone, for the others at least. */
  abstract removed(tx: Tx, messageId: string): Promise<void>;
}
