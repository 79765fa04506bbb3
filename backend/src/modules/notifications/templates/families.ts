import type { ReportedAct, WaitingAct } from '../../../kernel/minor-acts.js';
import { FAMILY, SETTINGS } from '../paths.js';
import type { WithLink } from './account.js';
import { COURSE, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** Next step for a person who becomes a second guardian. */
export type NextStep = 'confirm' | 'wait' | 'prove';

type OfGuardian = WithLink & { guardian: string; daughter: string };

const ofGuardian = (site: string): OfGuardian => ({
  name: READER.name,
  url: `${site}${FAMILY}`,
  guardian: SOMEBODY.name,
  daughter: 'Lena',
});

/** For an address left by a person too young to register: says nothing about that person, because nothing is known. */
export const guardianWanted = template({
  kind: 'guardian-wanted',
  group: 'account',
  placeholders: [] as const,
  fill: (words, { url }: { url: string }) => ({ name: words.say('guardian'), url, values: {} }),
  sample: (site) => ({ url: `${site}${FAMILY}` }),
});

export const cameOfAge = template({
  kind: 'came-of-age',
  group: 'account',
  placeholders: [] as const,
  fill: (_, { name, url }: WithLink) => ({ name, url, values: {} }),
  sample: (site) => ({ name: READER.name, url: `${site}${SETTINGS}` }),
});

type OfDaughter = WithLink & { daughter: string };

export const wardCameOfAge = template({
  kind: 'ward-came-of-age',
  group: 'account',
  placeholders: ['daughter'],
  fill: (_, { name, url, daughter }: OfDaughter) => ({ name, url, values: { daughter } }),
  sample: (site) => ({ name: READER.name, url: `${site}${SETTINGS}`, daughter: SOMEBODY.name }),
});

/** For a person who may not know the place: names the minor by first name only. */
export const guardianInvited = template({
  kind: 'guardian-invited',
  group: 'account',
  placeholders: ['inviter', 'daughter'],
  keeps: { body: ['inviter', 'daughter'] },
  fill: (words, { url, inviter, daughter }: { url: string; inviter: string; daughter: string }) => ({
    name: words.say('guardian'),
    url,
    values: { inviter, daughter },
  }),
  sample: (site) => ({ url: `${site}/guardian`, inviter: SOMEBODY.name, daughter: 'Lena' }),
});

/** For both guardians: one confirms, the other waits or has yet to prove being an adult. Names the minor by first name only. */
export const guardianAccepted = template({
  kind: 'guardian-accepted',
  group: 'account',
  placeholders: ['guardian', 'daughter', 'next'],
  keeps: { body: ['guardian', 'daughter', 'next'] },
  fill: (words, { name, url, guardian, daughter, next }: OfGuardian & { next: NextStep }) => ({
    name,
    url,
    values: { guardian, daughter, next: words.say(next) },
  }),
  sample: (site): OfGuardian & { next: NextStep } => ({ ...ofGuardian(site), next: 'confirm' }),
});

/** Declares an email that names a guardian and the minor. */
const ofBoth = (kind: 'guardian-joined' | 'guardian-removed' | 'ward-closed') =>
  template({
    kind,
    group: 'account',
    placeholders: ['guardian', 'daughter'],
    keeps: { body: ['guardian', 'daughter'] },
    fill: (_, { name, url, guardian, daughter }: OfGuardian) => ({
      name,
      url,
      values: { guardian, daughter },
    }),
    sample: (site) => ofGuardian(site),
  });

export const guardianJoined = ofBoth('guardian-joined');

export const guardianRemoved = ofBoth('guardian-removed');

type OfWardsAct<Act> = OfDaughter & { act: Act };

/** Declares an email about an act of a minor on their own account. */
const ofAct = <Act extends WaitingAct | ReportedAct>(kind: 'approval-asked' | 'ward-acted', sample: Act) =>
  template({
    kind,
    group: 'account',
    placeholders: ['daughter', 'what'],
    keeps: { body: ['daughter', 'what'] },
    fill: (words, { name, url, daughter, act }: OfWardsAct<Act>) => ({
      name,
      url,
      values: { daughter, what: words.say(act) },
    }),
    sample: (site): OfWardsAct<Act> => ({ ...ofGuardian(site), act: sample }),
  });

/** For each guardian. Does not contain the address, which anybody may have typed. */
export const approvalAsked = ofAct<WaitingAct>('approval-asked', 'email');

/** For each guardian, at once. */
export const wardActed = ofAct<ReportedAct>('ward-acted', 'export');

export const wardOpened = template({
  kind: 'ward-opened',
  group: 'account',
  placeholders: ['daughter'],
  keeps: { body: ['daughter'] },
  fill: (_, { name, url, daughter }: OfDaughter) => ({ name, url, values: { daughter } }),
  sample: (site) => ofGuardian(site),
});

/** For a minor, at the minor's own address. */
export const wardPasswordSet = template({
  kind: 'ward-password-set',
  group: 'account',
  placeholders: [] as const,
  fill: (_, { name, url }: WithLink) => ({ name, url, values: {} }),
  sample: (site) => ({ name: READER.name, url: `${site}${SETTINGS}` }),
});

/** For a minor of 13 or older who chooses a password; without an address of their own, for the first guardian. */
export const wardPasswordLink = template({
  kind: 'ward-password-link',
  group: 'account',
  placeholders: ['daughter', 'forWhom'],
  keeps: { body: ['forWhom'] },
  fill: (words, { name, url, isHers }: WithLink & { isHers: boolean }) => ({
    name,
    url,
    values: { daughter: name, forWhom: words.say(isHers ? 'hers' : 'guardians', { daughter: name }) },
  }),
  sample: (site) => ({ name: 'Lena', url: `${site}/reset-password`, isHers: false }),
});

/** For the other of two guardians: no consent is left. */
export const wardClosed = ofBoth('ward-closed');

export const purchaseAsked = template({
  kind: 'purchase-asked',
  group: 'account',
  placeholders: ['daughter', 'wishes'],
  keeps: { body: ['daughter', 'wishes'] },
  fill: (words, { name, url, daughter, titles }: OfDaughter & { titles: string[] }) => ({
    name,
    url,
    values: { daughter, wishes: words.inQuotes(titles) },
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}${FAMILY}`,
    daughter: SOMEBODY.name,
    titles: [COURSE],
  }),
});

/** Names the account, but not the note itself, which is in the family's list. */
export const coachNotedCall = template({
  kind: 'coach-noted-call',
  group: 'account',
  placeholders: ['daughter'],
  keeps: { body: ['daughter'] },
  fill: (_, { name, url, daughter }: OfDaughter) => ({ name, url, values: { daughter } }),
  sample: (site) => ({ name: READER.name, url: `${site}${FAMILY}`, daughter: SOMEBODY.name }),
});
