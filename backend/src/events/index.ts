import type { ToldAct, WaitingAct } from '../kernel/minor-acts.js';
import type { Subject } from '../kernel/subjects.js';

/**
 * The published language between modules: what has happened, in the past tense.
 * A payload carries ids and values needed by listeners, never entities, tokens or texts members wrote.
 */
export interface EventMap {
  /** A visitor registered as a member; `wantsLetters`: and agrees to letters that sell. Listeners: notifications (confirm your e-mail). */
  'member.joined': { accountId: string; wantsLetters?: boolean };
  /** The coach made an account for somebody. Listeners: notifications (the link to choose a password). */
  'member.invited': { accountId: string; requestId: string };
  /** Somebody who is too young to register left her mother's address. Listeners: notifications (how her mother makes the account). */
  'guardian.wanted': { guardianMailId: string };
  /** A guardian invites a second one by mail. Listeners: notifications. */
  'guardian.invited': { invitationId: string; guardianId: string; wardId: string };
  /** The coach has warned a member. Listeners: notifications (the member, and the guardians of a minor). */
  'member.warned': OfMemberAndGuardians & { warningId: string };
  /** The coach keeps a member from writing to others for a time. Listeners: notifications (the same). */
  'member.muted': OfMemberAndGuardians;
  /** The coach has lifted that before its time. Listeners: notifications (the member). */
  'member.unmuted': { accountId: string };
  /** A minor asks for something that has to be paid. Listeners: notifications (each guardian). */
  'purchase.asked': { wardId: string; guardianIds: string[]; titles: string[] };
  /** What a minor has asked for was answered, or by nobody in time. Listeners: notifications (the minor). */
  'purchase.request-ended': PurchaseRequestEnded;
  /** Somebody has accepted to be a second guardian and waits for the first; `others`: who may confirm. Listeners: notifications (all of them). */
  'guardian.accepted': { wardId: string; guardianId: string; others: string[] };
  /** The first guardian has confirmed a second one, who has yet to prove that she is an adult. Listeners: notifications (her). */
  'guardian.confirmed': { wardId: string; guardianId: string };
  /** A guardian, or who was about to be one, is none any more; `others`: who still are. Listeners: notifications (all of them). */
  'guardian.removed': { wardId: string; guardianId: string; others: string[] };
  /** A second guardian is one from now on; `others`: who were it before. Listeners: notifications (all of them). */
  'guardian.joined': { wardId: string; guardianId: string; others: string[] };
  /** One of two guardians has left for good; `others`: who still are. Listeners: notifications (these). */
  'guardian.left': { wardId: string; others: string[] };
  /** A guardian has agreed to something for a minor, or withdrawn it; `others`: her other guardians. Listeners: notifications (these). */
  'ward.consents-changed': {
    wardId: string;
    actorId: string;
    given: string[];
    withdrawn: string[];
    others: string[];
  };
  /** The coach has written down that she spoke with a guardian. Listeners: notifications (that guardian). */
  'guardian.spoken-with': { wardId: string; guardianId: string };
  /** A daughter's account opens: her guardian agreed before her proof, and has proven herself now. Listeners: notifications (that guardian). */
  'ward.opened': { wardId: string; guardianId: string };
  /** An act on a minor's account waits for a guardian. Listeners: notifications (each guardian). */
  'approval.asked': {
    requestId: string;
    wardId: string;
    act: WaitingAct;
    byCoach: boolean;
    guardianIds: string[];
  };
  /** A guardian has answered, or nobody needs to any more. Listeners: notifications (the minor), privacy (an approved deletion begins). */
  'approval.ended': ApprovalEnded;
  /** A minor has done something of which her guardians are told at once. Listeners: notifications (each guardian). */
  'ward.acted': { wardId: string; act: ToldAct; guardianIds: string[] };
  /** A minor of 13 or older is to choose her password by a link: a guardian has asked, or has agreed to an account without one. Listeners: notifications. */
  'ward.password-link-wanted': { wardId: string; requestId: string };
  /** A minor has another password by way of a guardian; `hasAddress`: mails reach herself. Listeners: notifications (the minor). */
  'ward.password-set': { wardId: string; guardianId: string | null; hasAddress: boolean };
  /** A minor is of age, and nobody's ward any more. Listeners: notifications (her, and who was her guardian). */
  'member.came-of-age': { accountId: string; guardianIds: string[] };
  /**
   * A member has left for good. Listeners: every module that keeps something of members removes this one's; may be delivered twice. Name and
   * address come with the first one alone, for rows of others that name the member.
   */
  'member.erased': { accountId: string; name?: string; email?: string };
  /** A member asked to be erased. Listeners: notifications (until when the member may call it off), coaching (the private address of the calendar ends). */
  'account.deletion-scheduled': { accountId: string; deletionId: string; erasesAt: string };
  /** The file with all of a person's data is ready to be downloaded. Listeners: notifications. */
  'data-export.ready': { accountId: string; exportId: string; expiresAt: string };
  /** A person wants no letters of a kind any more; `deliveryId`: she left them by the link in that one. Listeners: broadcasts (its report, and the sequences she is in). */
  'letters.left': {
    accountId: string;
    kind: 'marketing-letter' | 'service-letter';
    deliveryId: string | null;
  };
  /** A person chose another password. Listeners: coaching (the private address of the calendar ends). */
  'password.changed': { accountId: string };
  /** A code is wanted to sign in to an account that strangers have slowed down; null: the address has no account. Listeners: notifications (its owner). */
  'sign-in.code-requested': { accountId: string | null; requestId: string };
  /** A person who has an account asked for a new password. Listeners: notifications. */
  /** Without an account where the address has none: asking must take the same time. */
  'password.reset-requested': { accountId: string | null; requestId: string };
  /** A person asked for the confirmation mail again. Listeners: notifications. */
  'email.verification-requested': { accountId: string; requestId: string };
  /** A person asked to change the e-mail address, or for its link again. Listeners: notifications (the link, and a warning to the old one). */
  'email.change-requested': { accountId: string; changeId: string; linkId: string };
  /** Signing in asks for a code from now on, or no longer. Listeners: notifications (the person, who may not have done it). */
  'second-factor.changed': { accountId: string; changeId: string; change: SecondFactorChange };
  /** A spent refresh token came back: all devices of that family were signed out. Listeners: notifications. */
  'login-session.reuse-detected': { accountId: string; sessionId: string };
  /** Devices were signed out, by themselves or by others. Listeners: notifications (no push messages come to them). */
  'login-sessions.ended': { sessionIds: string[] };
  /** Money arrived and access was given, in one transaction. Listeners: notifications (receipt; the coach, as chosen there), legal, coaching (its sessions), growth (points that had ended come back). */
  'order.paid': OrderPaid;
  /** Money arrived, and not all it was paid for was given: it waits for the coach. Listeners: notifications (the coach). */
  'payment.held': PaymentHeld;
  /** Money has gone back, and what it was for is closed. Listeners: notifications (the buyer), coaching (its sessions), growth (points end). */
  'order.refunded': OrderRefunded;
  /** A refund could not be made, or came back from the bank. Listeners: notifications (the coach), coaching (sessions count again), growth (points come back). */
  'refund.failed': RefundTrouble;
  /** A part of an order was refunded at the payment provider, nobody knows for which product. Listeners: notifications (the coach). */
  'refund.unallocated': RefundTrouble;
  /** A message has waited unread for ten minutes; `messageId` is the first unread one. Listeners: notifications (its receiver, once). */
  'message.waiting': MessageWaiting;
  /** A message in a circle or pod has waited unread for ten minutes; once until she reads there. Listeners: notifications (whoever has not read it). */
  'circle.waiting': CircleMessage;
  /** A message in a circle or pod mentions somebody, once for each. Listeners: notifications (the person). */
  'circle.mentioned': CircleMessage;
  /** Somebody who was told of a circle's messages has read there. Listeners: notifications. */
  'circle.read': { conversationId: string; accountId: string };
  /** A message was deleted, or the coach has hidden it. Listeners: notifications. */
  'message.removed': { messageId: string };
  /** A person can open a product that was closed before, or no longer. Listeners: groups (the circles and pods that products bring). */
  'access.changed': { accountId: string };
  /** Rights by age or consent have changed. Listeners: groups (the circles and pods that products bring), enrollments and coaching (second seats of a minor for whom nothing is agreed to any more, and her sessions), community and reviews (what she has written is withheld, or given back). */
  'standing.changed': { accountId: string };
  /** The coach gave a member a product by hand; what came with it stands behind it. Listeners: coaching (its sessions), growth (points that had ended come back). */
  'product.granted': { accountId: string; grantId: string; productIds: string[] };
  /** What was given by hand was taken back. Listeners: coaching (its sessions), growth (points end). */
  'product.taken-back': { accountId: string; productId: string };
  /** A gift was paid, or its mail is wanted once more. Listeners: notifications (the recipient). */
  'gift.sent': { giftId: string; buyerId: string; sendId: string };
  /** Somebody has redeemed a gift. Listeners: notifications (the coach, when there is coaching in it), coaching (its sessions), growth (points that had ended come back). */
  'gift.redeemed': GiftRedeemed;
  /** Somebody wants a time of the coach's, or wants the mail about it again. Listeners: notifications (the link to confirm it). */
  'call.requested': CallHappened;
  /** The time is booked; `isSecond`: as the second seat of a place of which the coach hears anyway. Listeners: notifications (whoever booked it, and the coach unless it was the coach who did it). */
  'call.confirmed': CallHappened & { byCoach?: boolean; isSecond?: boolean };
  /**
   * The session of a booking has another time, or is held elsewhere (`wasAt` null). Listeners: notifications (whoever has booked
   * it, and the coach unless it was the coach who did it).
   */
  'call.changed': CallHappened & { changeId: string; wasAt: string | null; byCoach: boolean };
  /**
   * A booked time is free again; `isSecond` as above, `withoutConsentOf`: guardians of a minor for whom nothing is agreed to any more.
   * Listeners: notifications (whoever had booked it or these guardians, and the coach unless it was the coach who did it), coaching.
   */
  'call.cancelled': CallHappened & { byCoach: boolean; isSecond?: boolean; withoutConsentOf?: string[] };
  /** The session of a booking is near; `startsAt`: when it was to begin then. Listeners: notifications (a reminder to whoever has booked it). */
  'call.near': CallHappened & { reminderId: string; startsAt: string };
  /** A place on a date of a group is kept for a member who has waited. Listeners: notifications (the member). */
  'place.offered': { waitingId: string; accountId: string; sessionId: string; offeredUntil: string };
  /** The coach has planned an event of the community, or a series of them, of which this is the first. Listeners: notifications (those it is for). */
  'event.planned': { eventId: string; groupId: string | null; by: string };
  /** Events of the community were cancelled or deleted. Listeners: notifications (nobody is told of them any more). */
  'events.withdrawn': { eventIds: string[]; areDeleted?: boolean };
  /** A member comes to an event of the community. Listeners: notifications (the entry for her calendar). */
  'event.joined': { rsvpId: string; eventId: string; accountId: string };
  /** A member who waited has a place at an event. Listeners: notifications (the member). */
  'event.place-given': { rsvpId: string; eventId: string; accountId: string };
  /** An event to which a member comes has another time, or is held elsewhere (`wasAt` null). Listeners: notifications (the member). */
  'event.changed': { changeId: string; eventId: string; accountId: string; wasAt: string | null };
  /** An event to which a member wanted to come was cancelled. Listeners: notifications (the member). */
  'event.cancelled': { changeId: string; eventId: string; accountId: string };
  /** An event to which a member comes is near; `startsAt`: when it was to begin then. Listeners: notifications (a reminder). */
  'event.near': { reminderId: string; eventId: string; accountId: string; startsAt: string };
  /** What a member has brings her into a circle or pod from now on, or the coach has brought her back. Listeners: notifications (the member). */
  'group.joined': { accountId: string; groupId: string };
  /** The coach has taken a member out of a circle or pod; group.left is told besides. Listeners: notifications (the member). */
  'group.taken-out': { accountId: string; groupId: string };
  /** A member is not in a circle or pod any more. Listeners: community-events (its events to come), messages (its conversation), notifications. */
  'group.left': { accountId: string; groupId: string };
  /** A circle or pod is no more. Listeners: messages (its conversation). */
  'group.deleted': { groupId: string };
  /** A time that was paid for is somebody else's by now, or is over. Listeners: payments (the money goes back), notifications (the buyer). */
  'time.lost': { bookingId: string; accountId: string; orderId: string; productId: string };
  /** A member has taken a product out of the cart for which a time was held. Listeners: coaching (the time is free again). */
  'held-time.left': { accountId: string; productId: string; bookingId: string };
  /** A buyer has asked the bank for the money back. Listeners: notifications (the coach, who has to answer). */
  'dispute.opened': DisputeOpened;
  /** The bank has decided. Listeners: notifications (the coach). */
  'dispute.closed': DisputeClosed;
  /** The last lesson of a course was completed. Listeners: notifications, growth (points). */
  'course.completed': { accountId: string; courseId: string };
  /** A lesson was completed. Listeners: growth (points). */
  'lesson.completed': { accountId: string; courseId: string; lessonId: string };
  /** Completed lessons were taken back, and with them the course, by the member or by the coach. Listeners: growth (points). */
  'progress.taken-back': { accountId: string; courseId: string; lessonIds: string[] };
  /** A member has a certificate of a course; once for each. Listeners: growth (points). */
  'certificate.issued': { accountId: string; courseId: string };
  /** A member lets the coach read a journal answer. Listeners: growth (points), notifications (the coach). */
  'journal.shared': { accountId: string; shareId: string };
  /** A member has taken a shared journal answer back. Listeners: growth (points), notifications. */
  'journal.unshared': { accountId: string; shareId: string };
  /** A member has written a review of a product, or changed it. Listeners: growth (points). */
  'review.written': { accountId: string; productId: string };
  /** The coach has not read a review yet: it is new, or its author has changed it. Listeners: notifications (the coach). */
  'review.received': ReviewHappened & { waits: boolean };
  /** A member has reported a review. Listeners: notifications (the coach). */
  'review.reported': ReviewHappened & { reportId: string; by: string };
  /** The coach has approved a review that waited, or shows a hidden one again; `isBack`: a guardian agrees again. Listeners: growth (points), notifications (its author). */
  'review.shown': ReviewHappened & { isBack?: boolean };
  /**
   * A review is hidden: by the coach, who gives a reason, by reports until she has decided, or because what a guardian agreed to has
   * ended. Listeners: growth (points), notifications (its author). `by` is missing in what was published before reports hid reviews.
   */
  'review.hidden': ReviewHappened & { reason: string | null; by?: 'coach' | 'reports' | 'standing' };
  /** The coach has answered a review; correcting the answer publishes nothing. Listeners: notifications (its author). */
  'review.answered': ReviewHappened;
  /**
   * A member has taken the review of a product back. Listeners: growth (points), notifications. `reviewId` is missing in what was
   * published before the coach was told of reviews.
   */
  'review.removed': { accountId: string; productId: string; reviewId?: string };
  /** Points have brought a member to a level above the one before; again when it was lost meanwhile. Listeners: notifications (the member). */
  'level.reached': { accountId: string; level: number };
  /** The coach has said whether a session was held or missed, and may say otherwise later. Listeners: growth (points). */
  'session.settled': CallHappened;
  /** The coach answered a journal a member had shared; correcting the answer publishes nothing. Listeners: notifications. */
  'journal.answered': {
    accountId: string;
    shareId: string;
    courseId: string;
    lessonId: string;
    widgetId: string;
  };
  /** A module was locked until a date or for some days, and is open to a member now; may be delivered twice. Listeners: notifications, broadcasts (sequences that begin with it). */
  'module.opened': {
    accountId: string;
    courseId: string;
    courseTitle: string;
    moduleId: string;
    moduleTitle: string;
  };
  /** Somebody reacts to a post, for the first time or again after she took all her reactions back. Listeners: notifications (whoever wrote it). */
  'post.reacted': PostReaction;
  /** Somebody has taken her last reaction to a post back. Listeners: notifications. */
  'post.unreacted': PostReaction;
  /** What a minor has written, or changed, waits for the coach's look. Listeners: notifications (the coach). */
  'contribution.waiting': { contributionId: string; by: string };
  /** A post or a comment was reported to the coach. Listeners: notifications (the coach). */
  'contribution.reported': { reportId: string; contributionId: string; by: string };
  /** A post or a comment is hidden, by the coach or by reports. Listeners: notifications (its author). */
  'contribution.hidden': { contributionId: string; postId: string; accountId: string };
  /** A message was reported to the coach. Listeners: notifications (the coach). */
  'message.reported': { reportId: string; messageId: string; by: string };
  /** A question for all members has stood for a day without an answer; once for each. Listeners: notifications (the coach). */
  'question.unanswered': { postId: string; accountId: string };
  /** The coach has announced something to all members. Listeners: notifications (the members). */
  'announcement.made': AnnouncementMade;
  /** The coach has taken an announcement back. Listeners: notifications. */
  'announcement.removed': { announcementId: string };
  /** The coach has written a post, or a comment that mentions everyone. Listeners: notifications (those who can see it). */
  'coach.wrote': CoachWrote;
  /** Somebody is mentioned in a post or comment that she can see, once for each. Listeners: notifications (the person). */
  'member.mentioned': MemberMentioned;
  /** A post can be seen by others: it was written, the coach has let it appear, or it is back. Again for one that was away meanwhile. Listeners: growth (points). */
  'post.published': PostHappened;
  /** A post that may have been seen is gone, is hidden, or waits for the coach’s look again. Listeners: growth (points), notifications. */
  'post.removed': PostHappened;
  /** A comment can be seen by others; again for one that was away meanwhile. Listeners: growth (points), notifications (whoever wrote the post). */
  'comment.written': CommentHappened;
  /** A comment that may have been seen is gone, is hidden, or waits again, with the replies that are seen no longer either. Listeners: growth (points), notifications. */
  'comment.removed': CommentHappened;
  /** Whoever asked, or the coach, says that an answer solved the question. Listeners: growth (points), notifications (whoever wrote it). */
  'answer.accepted': AnswerHappened;
  /** Another answer solved it, or none after all. An accepted answer that is deleted publishes comment.removed alone. Listeners: growth (points), notifications. */
  'answer.unaccepted': AnswerHappened;
  /** A member found an answer helpful. Listeners: growth (points). */
  'answer.helpful': AnswerHappened;
  /** A member took that back. Listeners: growth (points). */
  'answer.not-helpful': AnswerHappened;
  /**
   * Things that no other event tells of are gone, decided or out of sight; `accountId`: for this person alone. Listeners: notifications (what
   * was told of them goes).
   */
  'subject.gone': { subject: Subject; ids: string[]; accountId?: string };
  /** A member has had things on the screen. Listeners: notifications (what was told of them is read). */
  'subject.seen': { subject: Subject; ids: string[]; accountId: string };
  /** A member was erased: what others wrote under her words is gone, and what she found helpful counts without her. Listeners: growth (points), notifications. */
  'community.left': { comments: WrittenComment[] };
  /** Pages of lessons were removed for good. Listeners: widgets (removes what was on them). */
  'lesson-pages.removed': { pageIds: string[] };
}

/** `removed`: by the operator, `removed-by-guardian`: by a minor's guardian, for somebody who has lost the app and the recovery codes. */
export type SecondFactorChange = 'on' | 'off' | 'removed' | 'removed-by-guardian' | 'new-recovery-codes';

/** All a receipt says. Amounts in cents, time in ISO 8601; titles as they were when the order was made. */
export interface OrderPaid {
  orderId: string;
  number: string;
  accountId: string;
  paidAt: string;
  currency: string;
  /** Missing in what was published before receipts had numbers. */
  receiptNumber?: string | null;
  /** Who sold it; missing in what was published before that was kept. */
  seller?: { name: string; address: string; taxNumber: string } | null;
  /** The sum of the prices. The discount is missing in what was published before there were coupons. */
  subtotalCents: number;
  discountCents?: number;
  couponCode?: string | null;
  taxCents: number;
  /** What it is called; missing in what was published before taxes had names, null without tax. */
  taxName?: { label: string; isIncluded: boolean } | null;
  totalCents: number;
  lines: {
    productId: string;
    type: string;
    title: string;
    /** What was paid for it: the price less the discount, and the tax where that is added. */
    amountCents: number;
    discountCents?: number;
    /** Of it, tax that was added to the price. */
    addedTaxCents?: number;
    /** Paid for, and not given: it waits for the coach. */
    waits: boolean;
    /** The booking that it pays for. Missing in what was published before times were paid one by one. */
    bookingId?: string | null;
    /** For somebody else. Missing in what was published before there were gifts. */
    isGift?: boolean;
    /** Into the account of a ward of the buyer's, without a link. Missing in what was published before that could be. */
    isForWard?: boolean;
    /** What comes with a bundle. Missing in what was published before there were bundles. */
    parts?: { type: string; title: string; productId?: string }[];
  }[];
}

export interface GiftRedeemed {
  giftId: string;
  orderId: string;
  /** Null: the buyer's account is gone. */
  buyerId: string | null;
  accountId: string;
  /** Titles of the coaching in it. */
  coaching: string[];
  /** What was given, and what came with it. Missing in what was published before packages brought sessions. */
  productIds?: string[];
}

export interface CallHappened {
  bookingId: string;
  /** Null: a visitor without an account. */
  accountId: string | null;
}

export interface ReviewHappened {
  reviewId: string;
  /** Its author. */
  accountId: string;
  productId: string;
  /** Title of the product. */
  title: string;
}

export interface PostHappened {
  postId: string;
  /** Who wrote it. */
  accountId: string;
  kind: string;
  /** What stands under it, which appears and goes with it. */
  below: WrittenComment[];
}

export interface WrittenComment {
  commentId: string;
  /** Who wrote it. */
  accountId: string;
}

export interface AnnouncementMade {
  announcementId: string;
  title: string;
  /** High Priority: comes by mail at once. */
  isUrgent: boolean;
  by: string;
}

export interface CoachWrote {
  postId: string;
  /** null: the post itself. */
  commentId: string | null;
  /** The circle or pod; null: for all members. */
  groupId: string | null;
  by: string;
  mentionsEveryone: boolean;
  /** Members who hear of it anyway: those it mentions by name, and of a comment whoever wrote the post. */
  otherwiseToldIds: string[];
}

export interface MemberMentioned {
  mentionId: string;
  accountId: string;
  postId: string;
  /** null: the post itself mentions her. */
  commentId: string | null;
  /** Who wrote it, and whether the mentioned person may read the whole name. */
  byId: string;
  readsWholeName: boolean;
}

export interface CircleMessage {
  messageId: string;
  conversationId: string;
  groupId: string;
  /** Who is told. */
  accountId: string;
  /** Who wrote it. */
  byId: string;
}

export interface PostReaction {
  postId: string;
  /** Who wrote the post. */
  accountId: string;
  /** Who reacts. */
  by: string;
}

export interface PurchaseRequestEnded {
  requestId: string;
  wardId: string;
  productId: string;
  /** Of the product, as it was asked for. */
  title: string;
  outcome: 'approved' | 'declined' | 'expired';
  /** The guardian who has answered; null: nobody has. */
  by: string | null;
}

export type ApprovalOutcome = 'approved' | 'refused' | 'withdrawn';

export interface ApprovalEnded {
  requestId: string;
  wardId: string;
  act: WaitingAct;
  outcome: ApprovalOutcome;
  /** The guardian who answered; null: withdrawn. */
  guardianId: string | null;
}

export interface OfMemberAndGuardians {
  accountId: string;
  /** Of a minor; of an adult nobody. */
  guardianIds: string[];
  /** Mails reach the member herself; otherwise her first guardian reads them. */
  hasAddress: boolean;
}

export interface AnswerHappened {
  commentId: string;
  /** The question. */
  postId: string;
  /** Who wrote the answer. */
  accountId: string;
  /** Who accepted it, or found it helpful. */
  by: string;
}

export interface CommentHappened extends WrittenComment {
  postId: string;
  /** Who wrote the post. */
  postAuthorId: string;
  /** Missing in what was published before it was told. */
  postKind?: string;
  /** The comment it answers; null: it stands right under the post. */
  parentId: string | null;
  /** What was answered to it, which appears and goes with it. */
  below: WrittenComment[];
}

export interface PaymentHeld {
  orderId: string;
  number: string;
  accountId: string;
  reason: 'wrong_amount' | 'wrong_currency' | 'wrong_owner' | 'paid_twice';
  receivedCents: number;
  currency: string;
  /** Titles of what was not given, as they were when the order was made. */
  waiting: string[];
}

export interface OrderRefunded {
  orderId: string;
  number: string;
  accountId: string;
  refundId: string;
  amountCents: number;
  currency: string;
  /** The bank gave it back: a dispute was lost. */
  byBank: boolean;
  /** Titles of what is closed now, and of what stays open. */
  ended: string[];
  kept: string[];
  /** Titles of gifts that are taken back. Missing in what was published before there were gifts. */
  takenBack?: string[];
  /** Sessions of offerings that end, how many of them, and how many of those are booked. Missing in what was published before they were told. */
  sessions?: { title: string; count: number; booked: number }[];
}

interface DisputedOrder {
  orderId: string;
  number: string;
  buyerId: string;
  disputeId: string;
  amountCents: number;
  currency: string;
}

export interface DisputeOpened extends DisputedOrder {
  /** The bank's word for why. */
  reason: string;
  /** Until when it can be answered, in ISO 8601. */
  answerBy: string | null;
}

export interface DisputeClosed extends DisputedOrder {
  outcome: 'won' | 'lost';
}

export interface RefundTrouble {
  orderId: string;
  number: string;
  /** Whose order. Missing in what was published before there were points. */
  accountId?: string;
  refundId: string;
  amountCents: number;
  currency: string;
  /** The payment provider's words, where there are some. */
  why: string;
}

export type EventName = keyof EventMap;

export interface MessageWaiting {
  conversationId: string;
  messageId: string;
  senderId: string;
  accountId: string;
  isForCoach: boolean;
}
