import { z } from 'zod';
import { events } from '../../../events/index.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import { DATA_SETTINGS } from '../kinds/paths.js';
import { LATER } from './samples.js';
import { template } from './template.js';

// Links come from the configured address, never from a request (product rule 2.5).

const withLink = <const Kind extends MailKind>(kind: Kind, url: string) =>
  template(kind, { group: 'account', isRewritable: true, sample: { url } });

export const welcome = withLink('welcome', '/verify-email');

export const verifyEmail = withLink('verify_email', '/verify-email');

export const resetPassword = withLink('reset_password', '/reset-password');

/** Invites a person whose account the coach has created. */
export const invitation = withLink('invitation', '/reset-password');

/** Confirms the new address, which may belong to a stranger, so it reveals nothing about the member who asks. */
export const changeEmail = withLink('change_email', '/verify-email');

/** Warns the old address. */
export const emailChangeWarning = withLink('email_change_warning', '/forgot-password');

export const stolenSession = withLink('stolen_session', '/forgot-password');

/** Sends a code to the owner of an account that strangers' wrong passwords have slowed down. */
export const signInCode = template('sign_in_code', {
  group: 'account',
  isRewritable: true,
  placeholders: ['code'],
  keeps: { body: ['code'] },
  sample: { url: '/login', code: 'K7QM-4XRT' },
});

const ofChange = events['second-factor.changed'].pick({ change: true });

/** Warns the account's owner: anyone with a signed-in device could have made this change. */
export const secondFactorChanged = template('second_factor_changed', {
  group: 'account',
  details: ofChange,
  placeholders: ['change', 'whatHappened'],
  keeps: { body: ['whatHappened'] },
  values: (words, { change }: z.infer<typeof ofChange>) => ({
    change: words.say(`change.${change}`),
    whatHappened: words.say(`whatHappened.${change}`),
  }),
  sample: { url: '/forgot-password', change: 'on' },
});

export const deletionScheduled = template('deletion_scheduled', {
  group: 'account',
  details: z.object({ erasesAt: z.string() }),
  placeholders: ['date'],
  keeps: { body: ['date'] },
  values: (words, { erasesAt }: { erasesAt: string }) => ({ date: words.day(erasesAt) }),
  sample: { url: DATA_SETTINGS, erasesAt: LATER },
});

export const exportReady = template('export_ready', {
  group: 'account',
  details: z.object({ expiresAt: z.string() }),
  placeholders: ['date'],
  keeps: { body: ['date'] },
  values: (words, { expiresAt }: { expiresAt: string }) => ({ date: words.day(expiresAt) }),
  sample: { url: DATA_SETTINGS, expiresAt: LATER },
});
