import type { Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';

/** A conversation locked for writing: of two people, or of a circle or pod. */
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

/** Delivery steps that differ between conversations of two people and those of circles and pods. */
export abstract class DeliveryService<Conversation extends LockedConversation> {
  /** Throws if the sender may not write now. */
  abstract expectOpen(tx: Tx, me: SignedIn, conversation: Conversation, text: string): Promise<void>;

  /** Adds the message to its readers' inboxes; the author counts as having read everything before it. */
  abstract deliver(tx: Tx, senderId: string, conversation: Conversation, message: NewMessage): Promise<void>;

  /** Handles a new text by the sender. */
  abstract reworded(
    tx: Tx,
    senderId: string,
    conversation: Conversation,
    messageId: string,
    text: string,
  ): Promise<void>;

  /** Handles a message whose text is deleted, at least for others. */
  abstract removed(tx: Tx, messageId: string): Promise<void>;
}
