import { z } from 'zod';
import {
  REPORTED_ACTS,
  type ReportedAct,
  WAITING_ACTS,
  type WaitingAct,
} from '../../../kernel/minor-acts.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import { FAMILY, SETTINGS } from '../kinds/paths.js';
import { COURSE, SOMEBODY } from './samples.js';
import { template } from './template.js';

const id = z.string();
const ofWard = z.object({ wardId: id });
const ofGuardian = ofWard.extend({ guardianId: id });

/**
 * Tells a guardian whose address was left by a person too young to register. Reveals nothing about that person, because
 * nothing is stored.
 */
export const guardianWanted = template('guardian_wanted', {
  group: 'account',
  isRewritable: true,
  name: (words) => words.say('guardian'),
  sample: { url: FAMILY },
});

export const cameOfAge = template('came_of_age', {
  group: 'account',
  isRewritable: true,
  sample: { url: SETTINGS },
});

export const wardCameOfAge = template('ward_came_of_age', {
  group: 'account',
  details: ofWard,
  placeholders: ['daughter'],
  sample: { url: SETTINGS, daughter: SOMEBODY.name },
});

/** Invites a person who may not know the site, and names the minor by first name only. */
export const guardianInvited = template('guardian_invited', {
  group: 'account',
  // a repeated email has no details: it is written from the invitation
  details: ofWard.partial(),
  isRewritable: true,
  name: (words) => words.say('guardian'),
  placeholders: ['inviter', 'daughter'],
  keeps: { body: ['inviter', 'daughter'] },
  sample: { url: '/guardian', inviter: SOMEBODY.name, daughter: 'Lena' },
});

interface Both {
  guardian: string;
  daughter: string;
}

const BOTH = { url: FAMILY, guardian: SOMEBODY.name, daughter: 'Lena' };

/** Next step for a person who becomes a second guardian. */
const NEXT_STEPS = ['confirm', 'wait', 'prove'] as const;

/**
 * Tells both guardians the next step: one has to confirm, the other waits or has to prove to be an adult. Names the
 * minor by first name only.
 */
export const guardianAccepted = template('guardian_accepted', {
  group: 'account',
  details: ofGuardian.extend({ next: z.enum(NEXT_STEPS) }),
  about: { subject: 'second-guardian', in: ['wardId'] },
  placeholders: ['guardian', 'daughter', 'next'],
  keeps: { body: ['next'] },
  values: (words, { next, guardian, daughter }: Both & { next: (typeof NEXT_STEPS)[number] }) => ({
    guardian,
    daughter,
    next: words.say(next, { guardian, daughter }),
  }),
  sample: { ...BOTH, next: 'confirm' },
});

/** Declares an email that names a guardian and the minor. */
const ofBoth = <const Kind extends MailKind, Details extends z.ZodObject>(kind: Kind, details: Details) =>
  template(kind, {
    group: 'account',
    details,
    placeholders: ['guardian', 'daughter'],
    keeps: { body: ['guardian', 'daughter'] },
    sample: BOTH,
  });

export const guardianJoined = ofBoth('guardian_joined', ofGuardian);

export const guardianRemoved = ofBoth('guardian_removed', ofGuardian);

/** Tells the other of two guardians that no consent is left. */
export const wardClosed = ofBoth('ward_closed', ofWard.extend({ actorId: id }));

/** Asks each guardian. Leaves out the address, which anyone may have typed. */
export const approvalAsked = template('approval_asked', {
  group: 'account',
  details: ofWard.extend({ requestId: id, act: z.enum(WAITING_ACTS) }),
  about: { subject: 'approval', in: ['requestId'] },
  placeholders: ['daughter', 'what'],
  keeps: { body: ['daughter', 'what'] },
  values: (words, { daughter, act }: { daughter: string; act: WaitingAct }) => ({
    daughter,
    what: words.say(act),
  }),
  sample: { url: FAMILY, daughter: 'Lena', act: 'email' },
});

/** Notifies each guardian right away. */
export const wardActed = template('ward_acted', {
  group: 'account',
  details: ofWard.extend({ act: z.enum(REPORTED_ACTS) }),
  placeholders: ['daughter', 'what'],
  keeps: { body: ['daughter', 'what'] },
  values: (words, { daughter, act }: { daughter: string; act: ReportedAct }) => ({
    daughter,
    what: words.say(act),
  }),
  sample: { url: FAMILY, daughter: 'Lena', act: 'export' },
});

export const wardOpened = template('ward_opened', {
  group: 'account',
  details: ofWard,
  placeholders: ['daughter'],
  keeps: { body: ['daughter'] },
  sample: { url: FAMILY, daughter: 'Lena' },
});

/** Notifies a minor at their own address. */
export const wardPasswordSet = template('ward_password_set', { group: 'account', sample: { url: SETTINGS } });

/**
 * Sends a minor of 13 or older the link to choose a password; without an address of their own, it goes to the first
 * guardian.
 */
export const wardPasswordLink = template('ward_password_link', {
  group: 'account',
  isRewritable: true,
  placeholders: ['daughter', 'forWhom'],
  keeps: { body: ['forWhom'] },
  values: (words, { daughter, isHers }: { daughter: string; isHers: boolean }) => ({
    daughter,
    forWhom: words.say(isHers ? 'hers' : 'guardians', { daughter }),
  }),
  sample: { name: 'Lena', url: '/reset-password', daughter: 'Lena', isHers: false },
});

export const purchaseAsked = template('purchase_asked', {
  group: 'account',
  details: ofWard.extend({ titles: z.array(z.string()), productIds: z.array(z.string()).optional() }),
  about: { subject: 'purchase-requests', in: ['wardId'] },
  placeholders: ['daughter', 'wishes'],
  keeps: { body: ['daughter', 'wishes'] },
  values: (words, { daughter, titles }: { daughter: string; titles: string[] }) => ({
    daughter,
    wishes: words.inQuotes(titles),
  }),
  sample: { url: FAMILY, daughter: SOMEBODY.name, titles: [COURSE] },
});

/** Names the account, but not the note itself, which is in the family's list. */
export const coachNotedCall = template('coach_noted_call', {
  group: 'account',
  details: ofWard,
  placeholders: ['daughter'],
  keeps: { body: ['daughter'] },
  sample: { url: FAMILY, daughter: SOMEBODY.name },
});
