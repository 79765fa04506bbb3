import type { ToldAct, WaitingAct } from '../../../kernel/minor-acts.js';
import { FAMILY, SETTINGS } from '../settings-paths.js';
import type { WithLink } from './account.js';
import { COURSE, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** The next step for somebody who becomes a second guardian. */
export type NextStep = 'confirm' | 'wait' | 'prove';

type OfGuardian = WithLink & { guardian: string; daughter: string };

const ofGuardian = (site: string): OfGuardian => ({
  name: READER.name,
  url: `${site}${FAMILY}`,
  guardian: SOMEBODY.name,
  daughter: 'Lena',
});

/** To an address that somebody too young to register has left: it says nothing of her, because nothing is known. */
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

export const wardCameOfAge = template({
  kind: 'ward-came-of-age',
  group: 'account',
  placeholders: ['daughter'],
  fill: (_, { name, url, daughter }: WithLink & { daughter: string }) => ({
    name,
    url,
    values: { daughter },
  }),
  sample: (site) => ({ name: READER.name, url: `${site}${SETTINGS}`, daughter: SOMEBODY.name }),
});

/** To somebody who may not know us: it names the daughter by her first name only. */
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

/** To both: one confirms, the other waits, or has yet to prove that she is an adult. It names the daughter by her first name only. */
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

/** A mail that names a guardian and the daughter. */
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

type OfWardsAct<Act> = WithLink & { daughter: string; act: Act };

/** A mail about an act of a daughter on her own account. */
const ofAct = <Act extends WaitingAct | ToldAct>(kind: 'approval-asked' | 'ward-acted', sample: Act) =>
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

/** To each guardian. It does not say the address, which anybody may have typed. */
export const approvalAsked = ofAct<WaitingAct>('approval-asked', 'email');

/** To each guardian, at once. */
export const wardActed = ofAct<ToldAct>('ward-acted', 'export');

export const wardOpened = template({
  kind: 'ward-opened',
  group: 'account',
  placeholders: ['daughter'],
  keeps: { body: ['daughter'] },
  fill: (_, { name, url, daughter }: WithLink & { daughter: string }) => ({
    name,
    url,
    values: { daughter },
  }),
  sample: (site) => ofGuardian(site),
});

/** To a minor, at her own address. */
export const wardPasswordSet = template({
  kind: 'ward-password-set',
  group: 'account',
  placeholders: [] as const,
  fill: (_, { name, url }: WithLink) => ({ name, url, values: {} }),
  sample: (site) => ({ name: READER.name, url: `${site}${SETTINGS}` }),
});

/** To a minor of 13 and older, who chooses her password; without an address of her own, to her first guardian. */
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

/** To the other of two guardians: nothing that was agreed to stands any more. */
export const wardClosed = ofBoth('ward-closed');

export const purchaseAsked = template({
  kind: 'purchase-asked',
  group: 'account',
  placeholders: ['daughter', 'wishes'],
  keeps: { body: ['daughter', 'wishes'] },
  fill: (words, { name, url, daughter, titles }: WithLink & { daughter: string; titles: string[] }) => ({
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

/** Says whose account it is about, and not what was written down: that is read in the family's list. */
export const coachNotedCall = template({
  kind: 'coach-noted-call',
  group: 'account',
  placeholders: ['daughter'],
  keeps: { body: ['daughter'] },
  fill: (_, { name, url, daughter }: WithLink & { daughter: string }) => ({
    name,
    url,
    values: { daughter },
  }),
  sample: (site) => ({ name: READER.name, url: `${site}${FAMILY}`, daughter: SOMEBODY.name }),
});
