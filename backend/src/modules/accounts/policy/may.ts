import type { AgeBand } from '../../../kernel/age-bands.js';
import type { Role } from '../../../kernel/roles.js';

/** Relation of the actor to the subject: the same person, guardian, ward, or none of these. */
export const KINSHIPS = ['self', 'guardian', 'ward', 'none'] as const;
export type Kinship = (typeof KINSHIPS)[number];

/**
 * A person as far as the policy is concerned. People without a band have not been asked for their age yet: others see
 * of them what they see of a minor.
 */
export interface Person {
  role: Role;
  band: AgeBand | null;
}

/** Facts that the policy needs besides the two people. The caller reads them in the query that reads the rest. */
export interface Facts {
  kinship: Kinship;
  /** Both are in one circle or pod. */
  shareCircle: boolean;
  /** A guardian's consent stands, for the minor among the two. An adult needs none. */
  consented: boolean;
  /** A guardian of the subject has agreed to frames of other companies. */
  framesAgreed: boolean;
  /** A guardian of the subject lets her posts appear without the coach's look at them first. */
  postsTrusted: boolean;
  /** The subject shows her level to others. */
  levelShown: boolean;
  /** A guardian has agreed that the minor among the two takes part in the community. */
  communityAgreed: boolean;
  /** A guardian has agreed to messages of the minor among the two. */
  messagesAgreed: boolean;
  /** The coach has not muted the writer, or no longer. */
  unmuted: boolean;
}

/** Facts for a visitor, and for two people who are unrelated. */
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
/** Members see adults; of a minor only those who are close or in a circle with her. */
const memberIfAdult: Rule = (actor, subject, facts) =>
  actor !== undefined && (!isMinor(subject) || closeOrInHerCircle(actor, subject, facts));
/**
 * True only for people known to be minors. People who have not been asked for their age yet keep everything they could
 * do before.
 */
export const isKnownMinor = (person: Person): boolean => isMinor(person) && person.band !== null;
const adultHerself: Rule = (_actor, subject, facts) => isSelf(facts) && !isKnownMinor(subject);
const herselfOrGuardian: Rule = (actor, subject, facts) => isSelf(facts) || isGuardian(actor, subject, facts);

/** Something is agreed to for her, or she needs nobody to agree. */
const isAnsweredFor: Rule = (_actor, subject, { consented }) => !isKnownMinor(subject) || consented;

const joinsCommunity: Rule = (_actor, subject, facts) =>
  isSelf(facts) && (!isMinor(subject) || (facts.consented && facts.communityAgreed));

/**
 * All actions that age, kinship and the coach's mute restrict, with the rule for each. The subject is the person the
 * action is about: the one who is seen or written to, or who acts.
 */
const rules = {
  /** Take part at all: sign in, learn, post, book. */
  'take-part': (actor, subject, facts) => isSelf(facts) && isAnsweredFor(actor, subject, facts),
  /** To be reached: by mail at an address of her own, on a device, in a calendar. */
  'be-reached': isAnsweredFor,
  /** The coach books, moves, reminds, gives or writes something for her. */
  'act-for': (actor, subject, facts) => isCoach(actor) && isAnsweredFor(actor, subject, facts),
  /** Belong to the community and to a circle, come to events. */
  'join-community': joinsCommunity,
  /** Post, comment, react, answer, find helpful. */
  'write-in-community': (actor, subject, facts) => joinsCommunity(actor, subject, facts) && facts.unmuted,
  /** Her posts, comments and messages to many, her name in a circle, at an event or in a mention, are there for others. */
  'be-read-in-community': (actor, subject, facts) =>
    isAnsweredFor(actor, subject, facts) && (!isKnownMinor(subject) || facts.communityAgreed),
  /** The name as she gave it; others read her first name and an initial. */
  'see-full-name': (actor, subject, facts) => !isMinor(subject) || close(actor, subject, facts),
  'see-picture': (actor, subject, facts) => !isMinor(subject) || memberIfAdult(actor, subject, facts),
  'see-profile': memberIfAdult,
  'see-level': (actor, subject, facts) =>
    close(actor, subject, facts) || (actor !== undefined && facts.levelShown && !isMinor(subject)),
  /** Find the subject in a search of people; the coach searches in the console. */
  'find-in-search': (actor, subject, facts) => actor !== undefined && (!isMinor(subject) || isSelf(facts)),
  /** To read her name among those who reacted. */
  'see-among-reactions': memberIfAdult,
  /** Appear by name in a list that everybody can open, such as a leaderboard. */
  'be-listed-publicly': (_actor, subject) => !isMinor(subject),
  /** Her own posts, comments and questions appear at once; otherwise the coach looks at them first. */
  'publish-unseen': (_actor, subject, facts) =>
    !isMinor(subject) || (facts.consented && facts.communityAgreed && facts.postsTrusted),
  /** Her reviews appear at once; otherwise the coach approves them first. All the world reads them, so no consent to posts is enough. */
  'review-unseen': (_actor, subject) => !isMinor(subject),
  /** To write in the conversation of her circle or pod, which all of it reads at once: what posts and messages ask for, both. */
  'chat-in-circle': (
    _actor,
    subject,
    { kinship, consented, communityAgreed, messagesAgreed, postsTrusted, unmuted },
  ) =>
    kinship === 'self' &&
    unmuted &&
    (!isMinor(subject) || (consented && communityAgreed && messagesAgreed && postsTrusted)),
  /**
   * The actor writes to the subject. Minors exchange messages only with the coach and their guardians. A muted member
   * writes only to those, too.
   */
  'write-message': (actor, subject, facts) => {
    if (!actor || isSelf(facts)) return false;
    const isNear = isKin(facts) || isCoach(actor) || subject.role === 'creator';
    if (!isMinor(actor) && !isMinor(subject)) return isNear || facts.unmuted;
    return isNear && facts.consented && facts.messagesAgreed;
  },
  pay: adultHerself,
  /** To ask her guardians for something that has to be paid. */
  'ask-to-buy': (_actor, subject, facts) => isSelf(facts) && isKnownMinor(subject) && facts.consented,
  /** Buy something for the subject, straight into the subject's account. */
  'buy-for': isGuardian,
  /** Give the subject the second seat of a course for two. */
  'give-seat': (actor, subject, facts) => isGuardian(actor, subject, facts) && facts.consented,
  'receive-marketing': (_actor, subject) => !isKnownMinor(subject),
  /** To be asked for a phone number or an address. */
  'give-contact-details': adultHerself,
  /** To open a frame of another company, such as Calendly or Typeform. */
  'open-foreign-frame': (_actor, subject, facts) =>
    isSelf(facts) && (!isKnownMinor(subject) || (facts.consented && facts.framesAgreed)),
  'see-progress': (actor, subject, facts) =>
    isSelf(facts) || isCoach(actor) || isGuardian(actor, subject, facts),
  /** Read the coach's warnings to the subject, and the mute. */
  'see-conduct': (actor, subject, facts) =>
    isSelf(facts) || isCoach(actor) || isGuardian(actor, subject, facts),
  /** Read the list of people whom the subject may exchange messages with. */
  'see-contacts': herselfOrGuardian,
  /** Read unshared journals and notes: only the subject may. */
  'read-private-writing': (_actor, _subject, facts) => isSelf(facts),
  'export-data': herselfOrGuardian,
  'erase-account': herselfOrGuardian,
  'give-consent': isGuardian,
  'withdraw-consent': isGuardian,
  /** To answer what waits for approval, sign her out everywhere, remove her second factor, and have her mailed a link for a password. */
  'watch-over': isGuardian,
  /** To choose her password. From 13 on she chooses it herself. */
  'set-password': (actor, subject, facts) => isGuardian(actor, subject, facts) && subject.band === 'child',
  'read-consents': (actor, subject, facts) =>
    herselfOrGuardian(actor, subject, facts) || (isCoach(actor) && isMinor(subject)),
  /** Remove a guardian of the subject. */
  'remove-guardian': (actor, subject, facts) =>
    isGuardian(actor, subject, facts) || (isCoach(actor) && isKnownMinor(subject)),
  /** To write down that a guardian has agreed in a call, which shows that an adult agrees. */
  'note-call': (actor, subject) => isCoach(actor) && isKnownMinor(subject),
} satisfies Record<string, Rule>;

export type Deed = keyof typeof rules;
export const DEEDS = Object.keys(rules) as Deed[];

/**
 * Returns whether age and kinship allow the actor this action. Every module asks here and decides nothing of the kind
 * itself. Further conditions of an action (a right to the product, a place in the circle) are checked besides. Without
 * an actor, a visitor asks.
 */
export function may(actor: Person | undefined, deed: Deed, subject: Person, facts: Facts): boolean {
  return rules[deed](actor, subject, facts);
}
