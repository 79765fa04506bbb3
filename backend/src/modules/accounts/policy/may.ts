import type { AgeBand } from '../../../kernel/age-bands.js';
import type { Role } from '../../../kernel/roles.js';

/** Relation of the actor to the subject: the same person, guardian, ward, or none of these. */
const KINSHIPS = ['self', 'guardian', 'ward', 'none'] as const;
export type Kinship = (typeof KINSHIPS)[number];

/** A person as the policy sees them. Without an age band, the person has not been asked yet and is treated as a minor. */
export type Person = { role: Role; band: AgeBand | null };

/** Facts that the policy needs besides the two people. The caller reads them in the same query. */
export interface Facts {
  kinship: Kinship;
  shareCircle: boolean;
  /** A guardian's consent is in force for the minor among the two. An adult needs none. */
  consented: boolean;
  /** A guardian of the subject has agreed to frames of other companies. */
  framesAgreed: boolean;
  /** A guardian of the subject lets their posts appear without the coach's approval. */
  postsTrusted: boolean;
  levelShown: boolean;
  /** A guardian has agreed that the minor among the two takes part in the community. */
  communityAgreed: boolean;
  /** A guardian has agreed to messages of the minor among the two. */
  messagesAgreed: boolean;
  /** The writer is not muted by the coach. */
  unmuted: boolean;
}

/** Facts for a visitor, and for two unrelated people. */
export const STRANGERS: Facts = {
  kinship: 'none',
  shareCircle: false,
  consented: false,
  framesAgreed: false,
  postsTrusted: false,
  levelShown: true,
  communityAgreed: false,
  messagesAgreed: false,
  unmuted: true,
};

export const isMinor = ({ role, band }: Person): boolean => role !== 'creator' && band !== 'adult';

type Actor = Person | undefined;
type Rule = (actor: Actor, subject: Person, facts: Facts) => boolean;

const isCoach = (actor: Actor) => actor?.role === 'creator';
const isSelf = ({ kinship }: Facts) => kinship === 'self';
const isKin = ({ kinship }: Facts) => kinship !== 'none';

/** Only an adult is a guardian, and only of a minor. */
const isGuardian: Rule = (actor, subject, { kinship }) =>
  kinship === 'guardian' && actor !== undefined && !isMinor(actor) && isMinor(subject);

/** True for people close to the subject: the subject, their guardian, their ward, the coach. */
const close: Rule = (actor, _subject, facts) => isKin(facts) || isCoach(actor);
const closeOrInHerCircle: Rule = (actor, subject, facts) => close(actor, subject, facts) || facts.shareCircle;
/** Members see all adults, but only minors they are close to or share a circle with. */
const memberIfAdult: Rule = (actor, subject, facts) =>
  actor !== undefined && (!isMinor(subject) || closeOrInHerCircle(actor, subject, facts));
/** True only for people known to be minors. People who were never asked for their age keep what they could do. */
export const isKnownMinor = (person: Person): boolean => isMinor(person) && person.band !== null;
const adultHerself: Rule = (_actor, subject, facts) => isSelf(facts) && !isKnownMinor(subject);
const herselfOrGuardian: Rule = (actor, subject, facts) => isSelf(facts) || isGuardian(actor, subject, facts);

/** The subject has a guardian's consent, or needs none. */
const isAnsweredFor: Rule = (_actor, subject, { consented }) => !isKnownMinor(subject) || consented;

const joinsCommunity: Rule = (_actor, subject, facts) =>
  isSelf(facts) && (!isMinor(subject) || (facts.consented && facts.communityAgreed));

/** All actions that age, kinship and mutes restrict. The subject is who is seen or written to, or who acts. */
const rules = {
  /** Take part at all: sign in, learn, post and book. */
  'take-part': (actor, subject, facts) => isSelf(facts) && isAnsweredFor(actor, subject, facts),
  /** Be reached: by email at their own address, on a device or in a calendar. */
  'be-reached': isAnsweredFor,
  /** Let the coach book, move, remind, give or write something for the subject. */
  'act-for': (actor, subject, facts) => isCoach(actor) && isAnsweredFor(actor, subject, facts),
  /** Join the community and a circle, and come to events. */
  'join-community': joinsCommunity,
  /** Post, comment, react, answer and mark as helpful. */
  'write-in-community': (actor, subject, facts) => joinsCommunity(actor, subject, facts) && facts.unmuted,
  /** Be visible to others: posts, comments and messages to many, and the name in a circle, at an event or in a mention. */
  'be-read-in-community': (actor, subject, facts) =>
    isAnsweredFor(actor, subject, facts) && (!isKnownMinor(subject) || facts.communityAgreed),
  /** See the name as given; others see the first name and an initial. */
  'see-full-name': (actor, subject, facts) => !isMinor(subject) || close(actor, subject, facts),
  'see-picture': (actor, subject, facts) => !isMinor(subject) || memberIfAdult(actor, subject, facts),
  'see-profile': memberIfAdult,
  'see-level': (actor, subject, facts) =>
    close(actor, subject, facts) || (actor !== undefined && facts.levelShown && !isMinor(subject)),
  /** Find the subject in a search of people; the coach searches in the console. */
  'find-in-search': (actor, subject, facts) => actor !== undefined && (!isMinor(subject) || isSelf(facts)),
  'see-among-reactions': memberIfAdult,
  /** Appear by name in a list that everyone can open, such as a leaderboard. */
  'be-listed-publicly': (_actor, subject) => !isMinor(subject),
  /** Publish posts, comments and questions at once; otherwise the coach approves them first. */
  'publish-unseen': (_actor, subject, facts) =>
    !isMinor(subject) || (facts.consented && facts.communityAgreed && facts.postsTrusted),
  /** Publish reviews before the coach has approved them. Everyone reads reviews, so consent to posts is not enough. */
  'review-unseen': (_actor, subject) => !isMinor(subject),
  /** Write in the conversation of a circle or pod: many read it at once, so both consents are needed. */
  'chat-in-circle': (
    _actor,
    subject,
    { kinship, consented, communityAgreed, messagesAgreed, postsTrusted, unmuted },
  ) =>
    kinship === 'self' &&
    unmuted &&
    (!isMinor(subject) || (consented && communityAgreed && messagesAgreed && postsTrusted)),
  /** Write to the subject. Minors, and muted members, exchange messages only with the coach and their family. */
  'write-message': (actor, subject, facts) => {
    if (!actor || isSelf(facts)) return false;
    const isNear = isKin(facts) || isCoach(actor) || subject.role === 'creator';
    if (!isMinor(actor) && !isMinor(subject)) return isNear || facts.unmuted;
    return isNear && facts.consented && facts.messagesAgreed;
  },
  pay: adultHerself,
  /** Ask the guardians for a paid product. */
  'ask-to-buy': (_actor, subject, facts) => isSelf(facts) && isKnownMinor(subject) && facts.consented,
  /** Buy something for the subject, straight into the subject's account. */
  'buy-for': isGuardian,
  /** Give the subject the second seat of a course for two. */
  'give-seat': (actor, subject, facts) => isGuardian(actor, subject, facts) && facts.consented,
  'receive-marketing': (_actor, subject) => !isKnownMinor(subject),
  /** Be asked for a phone number or an address. */
  'give-contact-details': adultHerself,
  /** Open another company's frame, such as Calendly or Typeform. */
  'open-foreign-frame': (_actor, subject, facts) =>
    isSelf(facts) && (!isKnownMinor(subject) || (facts.consented && facts.framesAgreed)),
  /** See courses, how far the subject is, and which sessions and events are planned. */
  'see-progress': (actor, subject, facts) =>
    isSelf(facts) || isCoach(actor) || isGuardian(actor, subject, facts),
  /** Read the coach's warnings to the subject, and the mute. */
  'see-moderation': (actor, subject, facts) =>
    isSelf(facts) || isCoach(actor) || isGuardian(actor, subject, facts),
  /** Read the list of people whom the subject may exchange messages with. */
  'see-contacts': herselfOrGuardian,
  /** Read unshared journals and notes: only the subject may. */
  'read-private-writing': (_actor, _subject, facts) => isSelf(facts),
  'export-data': herselfOrGuardian,
  'erase-account': herselfOrGuardian,
  'give-consent': isGuardian,
  'withdraw-consent': isGuardian,
  /** Answer approval requests, sign the ward out, remove their second factor, or have a password link mailed to them. */
  'watch-over': isGuardian,
  /** Choose the ward's password. From 13 on a minor chooses their own. */
  'set-password': (actor, subject, facts) => isGuardian(actor, subject, facts) && subject.band === 'child',
  'read-consents': (actor, subject, facts) =>
    herselfOrGuardian(actor, subject, facts) || (isCoach(actor) && isMinor(subject)),
  'remove-guardian': (actor, subject, facts) =>
    isGuardian(actor, subject, facts) || (isCoach(actor) && isKnownMinor(subject)),
  /** Note that a guardian has agreed in a call, which proves that an adult agrees. */
  'note-call': (actor, subject) => isCoach(actor) && isKnownMinor(subject),
} satisfies Record<string, Rule>;

export type Action = keyof typeof rules;
export const ACTIONS = Object.keys(rules) as Action[];

/**
 * Returns true if age and kinship allow the actor this action. Every module asks here. Other conditions (a right to the
 * product, a place in the circle) are checked separately. Without an actor, a visitor asks.
 */
export function may(actor: Person | undefined, action: Action, subject: Person, facts: Facts): boolean {
  return rules[action](actor, subject, facts);
}

/** A minor's name as others see it: first name and initial of the last name, 'Lena R.'. */
export function firstNameAndInitial(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

export function shownName(
  reader: Person | undefined,
  subject: Person & { name: string },
  facts: Facts,
): string {
  return may(reader, 'see-full-name', subject, facts) ? subject.name : firstNameAndInitial(subject.name);
}
