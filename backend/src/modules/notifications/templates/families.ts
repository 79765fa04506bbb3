import type { ToldAct, WaitingAct } from '../../../kernel/minor-acts.js';
import type { WithLink } from './account.js';
import { COURSE, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** The next step for somebody who becomes a second guardian. */
export type NextStep = 'confirm' | 'wait' | 'prove';

type OfGuardian = WithLink & { guardian: string; daughter: string };

const ofGuardian = (site: string): OfGuardian => ({
  name: READER.name,
  url: `${site}/my-sanctum/settings`,
  guardian: SOMEBODY.name,
  daughter: 'Lena',
});

/** To an address that somebody too young to register has left: it says nothing of her, because nothing is known. */
export const guardianWanted = template({
  kind: 'guardian-wanted',
  group: 'account',
  placeholders: [] as const,
  fill: (words, { url }: { url: string }) => ({ name: words.say('guardian'), url, values: {} }),
  sample: (site) => ({ url: `${site}/my-sanctum/settings` }),
});

export const cameOfAge = template({
  kind: 'came-of-age',
  group: 'account',
  placeholders: [] as const,
  fill: (_, { name, url }: WithLink) => ({ name, url, values: {} }),
  sample: (site) => ({ name: READER.name, url: `${site}/my-sanctum/settings` }),
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
  sample: (site) => ({ name: READER.name, url: `${site}/my-sanctum/settings`, daughter: SOMEBODY.name }),
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

export const guardianJoined = template({
  kind: 'guardian-joined',
  group: 'account',
  placeholders: ['guardian', 'daughter'],
  keeps: { body: ['guardian', 'daughter'] },
  fill: (_, { name, url, guardian, daughter }: OfGuardian) => ({ name, url, values: { guardian, daughter } }),
  sample: (site) => ofGuardian(site),
});

export const guardianRemoved = template({
  kind: 'guardian-removed',
  group: 'account',
  placeholders: ['guardian', 'daughter'],
  keeps: { body: ['guardian', 'daughter'] },
  fill: (_, { name, url, guardian, daughter }: OfGuardian) => ({ name, url, values: { guardian, daughter } }),
  sample: (site) => ofGuardian(site),
});

type OfWardsAct<Act> = WithLink & { daughter: string; act: Act };

/** To each guardian. It does not say the address, which anybody may have typed. */
export const approvalAsked = template({
  kind: 'approval-asked',
  group: 'account',
  placeholders: ['daughter', 'what'],
  keeps: { body: ['daughter', 'what'] },
  fill: (words, { name, url, daughter, act }: OfWardsAct<WaitingAct>) => ({
    name,
    url,
    values: { daughter, what: words.say(act) },
  }),
  sample: (site): OfWardsAct<WaitingAct> => ({ ...ofGuardian(site), act: 'email' }),
});

/** To each guardian, at once. */
export const wardActed = template({
  kind: 'ward-acted',
  group: 'account',
  placeholders: ['daughter', 'what'],
  keeps: { body: ['daughter', 'what'] },
  fill: (words, { name, url, daughter, act }: OfWardsAct<ToldAct>) => ({
    name,
    url,
    values: { daughter, what: words.say(act) },
  }),
  sample: (site): OfWardsAct<ToldAct> => ({ ...ofGuardian(site), act: 'export' }),
});

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
  sample: (site) => ({ name: READER.name, url: `${site}/my-sanctum/settings` }),
});

/** To the other of two guardians: nothing that was agreed to stands any more. */
export const wardClosed = template({
  kind: 'ward-closed',
  group: 'account',
  placeholders: ['guardian', 'daughter'],
  keeps: { body: ['guardian', 'daughter'] },
  fill: (_, { name, url, guardian, daughter }: WithLink & { guardian: string; daughter: string }) => ({
    name,
    url,
    values: { guardian, daughter },
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/my-sanctum/settings`,
    guardian: SOMEBODY.name,
    daughter: 'Lena',
  }),
});

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
    url: `${site}/my-sanctum/settings`,
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
  sample: (site) => ({ name: READER.name, url: `${site}/my-sanctum/settings`, daughter: SOMEBODY.name }),
});
