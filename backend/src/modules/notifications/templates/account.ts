import { LATER, READER } from './samples.js';
import { template } from './template.js';

// Links come from the configured address, never from a request (product rule 2.5).

/** Reader's name, and where the button leads. */
export interface WithLink {
  name: string;
  url: string;
}

const aReader = (page: string) => (site: string) => ({ name: READER.name, url: `${site}${page}` });

const withLink = ({ name, url }: WithLink) => ({ name, url, values: {} });

const plain = (
  kind:
    | 'welcome'
    | 'verify-email'
    | 'reset-password'
    | 'invitation'
    | 'change-email'
    | 'email-change-warning'
    | 'stolen-session',
  page: string,
) =>
  template({
    kind,
    group: 'account',
    placeholders: [] as const,
    fill: (_, facts: WithLink) => withLink(facts),
    sample: aReader(page),
  });

export const welcome = plain('welcome', '/verify-email');

export const verifyEmail = plain('verify-email', '/verify-email');

export const resetPassword = plain('reset-password', '/reset-password');

/** For the owner of an account that is throttled because of strangers' wrong passwords. */
export const signInCode = template({
  kind: 'sign-in-code',
  group: 'account',
  placeholders: ['code'],
  keeps: { body: ['code'] },
  fill: (_, { name, url, code }: WithLink & { code: string }) => ({ name, url, values: { code } }),
  sample: (site) => ({ ...aReader('/login')(site), code: 'K7QM-4XRT' }),
});

/** For a person whose account the coach has created. */
export const invitation = plain('invitation', '/reset-password');

/** For the new address, which may belong to a stranger: says nothing about the member who asks. */
export const changeEmail = plain('change-email', '/verify-email');

/** For the old address. */
export const emailChangeWarning = plain('email-change-warning', '/forgot-password');

export const stolenSession = plain('stolen-session', '/forgot-password');

type SecondFactorChange = 'on' | 'off' | 'removed' | 'removed-by-guardian' | 'new-recovery-codes';

/** Warns the account's owner: anyone with a signed-in device could have made this change. */
export const secondFactorChanged = template({
  kind: 'second-factor-changed',
  group: 'account',
  placeholders: ['change', 'whatHappened'],
  keeps: { body: ['whatHappened'] },
  fill: (words, { name, url, change }: WithLink & { change: SecondFactorChange }) => ({
    name,
    url,
    values: { change: words.say(`change.${change}`), whatHappened: words.say(`whatHappened.${change}`) },
  }),
  sample: (site) => ({ ...aReader('/forgot-password')(site), change: 'on' as const }),
});

export const deletionScheduled = template({
  kind: 'deletion-scheduled',
  group: 'account',
  placeholders: ['date'],
  keeps: { body: ['date'] },
  fill: (words, { name, url, erasesAt }: WithLink & { erasesAt: string }) => ({
    name,
    url,
    values: { date: words.day(erasesAt) },
  }),
  sample: (site) => ({ ...aReader('/my-sanctum/settings')(site), erasesAt: LATER }),
});

export const exportReady = template({
  kind: 'export-ready',
  group: 'account',
  placeholders: ['date'],
  keeps: { body: ['date'] },
  fill: (words, { name, url, expiresAt }: WithLink & { expiresAt: string }) => ({
    name,
    url,
    values: { date: words.day(expiresAt) },
  }),
  sample: (site) => ({ ...aReader('/my-sanctum/settings')(site), expiresAt: LATER }),
});
