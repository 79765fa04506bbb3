import type { z } from 'zod';
import { accountEvents } from './accounts.js';
import { coachingEvents } from './coaching.js';
import { communityEvents } from './community.js';
import { communityCalendarEvents } from './community-events.js';
import { familyEvents } from './families.js';
import { learningEvents } from './learning.js';
import { messageEvents } from './messages.js';
import { paymentEvents } from './payments.js';
import { reviewEvents } from './reviews.js';
import { subjectEvents } from './subjects.js';
import { webhookEvents } from './webhooks.js';

export type { OfMemberAndGuardians, SecondFactorChange } from './accounts.js';
export type { CommentHappened, WrittenComment } from './community.js';
export type { ApprovalOutcome, PurchaseRequestEnded } from './families.js';
export type { OrderPaid } from './payments.js';
export type { ReviewHappened } from './reviews.js';

/**
 * The published language between modules: events, in the past tense, and the schemas of their payloads.
 * A payload carries ids and values needed by listeners, never entities, tokens or texts members wrote.
 * docs/events.md lists the listeners.
 */
export const events = {
  ...accountEvents,
  ...coachingEvents,
  ...communityEvents,
  ...communityCalendarEvents,
  ...familyEvents,
  ...learningEvents,
  ...messageEvents,
  ...paymentEvents,
  ...reviewEvents,
  ...subjectEvents,
  ...webhookEvents,
};

export type EventName = keyof typeof events;

/** Payload of each event. */
export type EventMap = { [Name in EventName]: z.infer<(typeof events)[Name]> };

/** Reads the payload of an event. The compiler does not see by itself that a name's schema gives the name's payload. */
export const payloadOf = <Name extends EventName>(event: Name) =>
  events[event] as unknown as z.ZodType<EventMap[Name]>;
