import type { AgeBand } from '../../../kernel/age-bands.js';
import type { Role } from '../../../kernel/roles.js';

/** What the actor is to the subject: herself, her guardian, a minor she is guardian of, or nothing of these. */
export const KINSHIPS = ['self', 'guardian', 'ward', 'none'] as const;
export type Kinship = (typeof KINSHIPS)[number];

/**
 * A person as far as the policy is concerned. Without a band are people who have not been asked for their age yet: what others
 * see of them is what others see of a minor.
 */
export interface Person {
  role: Role;
  band: AgeBand | null;
}

/** What the policy has to know beside the two people. Whoever asks reads it in the query that reads the rest. */
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

/** Of a visitor, and of two people who are nothing to each other. */
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

/** Whoever is close: she herself, her guardian, her ward, the coach. */
const close: Rule = (actor, _subject, facts) => isKin(facts) || isCoach(actor);
const closeOrInHerCircle: Rule = (actor, subject, facts) => close(actor, subject, facts) || facts.shareCircle;
/** Members see adults; of a minor only those who are close or in a circle with her. */
const memberIfAdult: Rule = (actor, subject, facts) =>
  actor !== undefined && (!isMinor(subject) || closeOrInHerCircle(actor, subject, facts));
/** Neither has been found to be a minor: who has not been asked yet is kept from nothing she could do before. */
export const isKnownMinor = (person: Person): boolean => isMinor(person) && person.band !== null;
const adultHerself: Rule = (_actor, subject, facts) => isSelf(facts) && !isKnownMinor(subject);
const herselfOrGuardian: Rule = (actor, subject, facts) => isSelf(facts) || isGuardian(actor, subject, facts);

/** Something is agreed to for her, or she needs nobody to agree. */
const isAnsweredFor: Rule = (_actor, subject, { consented }) => !isKnownMinor(subject) || consented;

const joinsCommunity: Rule = (_actor, subject, facts) =>
  isSelf(facts) && (!isMinor(subject) || (facts.consented && facts.communityAgreed));

/**
 * Everything that age and kinship decide, and who may not write because the coach has muted her, with who may. The subject is the
 * person whom the deed is about: who is seen, written to, or does something herself.
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
  /** To come upon her in a search of people; the coach searches in the console. */
  'find-in-search': (actor, subject, facts) => actor !== undefined && (!isMinor(subject) || isSelf(facts)),
  /** To read her name among those who reacted. */
  'see-among-reactions': memberIfAdult,
  /** Her name in a list that everybody can open, such as a leaderboard. */
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
   * The actor writes to the subject. Minors write with the coach and their guardians only, and only those with them. Whoever is muted writes
   * to the same alone.
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
  /** To give her what the actor buys, straight into her account. */
  'buy-for': isGuardian,
  /** To let her take the second seat of what is for two. */
  'give-seat': (actor, subject, facts) => isGuardian(actor, subject, facts) && facts.consented,
  'receive-marketing': (_actor, subject) => !isKnownMinor(subject),
  /** To be asked for a phone number or an address. */
  'give-contact-details': adultHerself,
  /** To open a frame of another company, such as Calendly or Typeform. */
  'open-foreign-frame': (_actor, subject, facts) =>
    isSelf(facts) && (!isKnownMinor(subject) || (facts.consented && facts.framesAgreed)),
  'see-progress': (actor, subject, facts) =>
    isSelf(facts) || isCoach(actor) || isGuardian(actor, subject, facts),
  /** What the coach has warned her of, and whether she is muted. */
  'see-conduct': (actor, subject, facts) =>
    isSelf(facts) || isCoach(actor) || isGuardian(actor, subject, facts),
  /** Whom she may write with. */
  'see-contacts': herselfOrGuardian,
  /** Journals and notes that she has not shared: hers alone, whoever asks. */
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
  /** To end that somebody is her guardian. */
  'remove-guardian': (actor, subject, facts) =>
    isGuardian(actor, subject, facts) || (isCoach(actor) && isKnownMinor(subject)),
  /** To write down that a guardian has agreed in a call, which shows that an adult agrees. */
  'note-call': (actor, subject) => isCoach(actor) && isKnownMinor(subject),
} satisfies Record<string, Rule>;

export type Deed = keyof typeof rules;
export const DEEDS = Object.keys(rules) as Deed[];

/**
 * Whether age and kinship allow the actor the deed. Every module asks here and decides nothing of the kind itself; what else a
 * deed needs (a right to the product, a place in the circle) is asked beside it. Without an actor a visitor asks.
 */
export function may(actor: Person | undefined, deed: Deed, subject: Person, facts: Facts): boolean {
  return rules[deed](actor, subject, facts);
}
