import { z } from 'zod';

/** `removed`: by the operator, `removed-by-guardian`: by a minor's guardian, for somebody who has lost the app and the recovery codes. */
const secondFactorChange = z.enum(['on', 'off', 'removed', 'removed-by-guardian', 'new-recovery-codes']);
export type SecondFactorChange = z.infer<typeof secondFactorChange>;

const ofMemberAndGuardians = z.object({
  accountId: z.string(),
  /** Guardians of a minor; empty for an adult. */
  guardianIds: z.array(z.string()),
  /** Mails reach the member herself; otherwise her first guardian reads them. */
  hasAddress: z.boolean(),
});
export type OfMemberAndGuardians = z.infer<typeof ofMemberAndGuardians>;

export const accountEvents = {
  /** A visitor registered as a member; `wantsLetters`: and agrees to letters that sell. */
  'member.joined': z.object({ accountId: z.string(), wantsLetters: z.boolean().optional() }),
  /** The coach made an account for somebody. */
  'member.invited': z.object({ accountId: z.string(), requestId: z.string() }),
  /** The coach has warned a member. */
  'member.warned': ofMemberAndGuardians.extend({ warningId: z.string() }),
  /** The coach keeps a member from writing to others for a time. */
  'member.muted': ofMemberAndGuardians,
  /** The coach has lifted that before its time. */
  'member.unmuted': z.object({ accountId: z.string() }),
  /** A member has left for good. May be delivered twice. Name and address come with the first one alone, for rows of others that name the member. */
  'member.erased': z.object({
    accountId: z.string(),
    name: z.string().optional(),
    email: z.string().optional(),
  }),
  /** A member asked to be erased. */
  'account.deletion-scheduled': z.object({
    accountId: z.string(),
    deletionId: z.string(),
    erasesAt: z.string(),
  }),
  /** The file with all of a person's data is ready to be downloaded. */
  'data-export.ready': z.object({ accountId: z.string(), exportId: z.string(), expiresAt: z.string() }),
  /** A person wants no letters of a kind any more; `deliveryId`: she left them by the link in that one. */
  'letters.left': z.object({
    accountId: z.string(),
    kind: z.enum(['marketing-letter', 'service-letter']),
    deliveryId: z.string().nullable(),
  }),
  /** A person chose another password. */
  'password.changed': z.object({ accountId: z.string() }),
  /** A code is wanted to sign in to an account that strangers have slowed down; null: the address has no account. */
  'sign-in.code-requested': z.object({ accountId: z.string().nullable(), requestId: z.string() }),
  /** A person who has an account asked for a new password. Without an account where the address has none: asking must take the same time. */
  'password.reset-requested': z.object({ accountId: z.string().nullable(), requestId: z.string() }),
  /** A person asked for the confirmation mail again. */
  'email.verification-requested': z.object({ accountId: z.string(), requestId: z.string() }),
  /** A person asked to change the e-mail address, or for its link again. */
  'email.change-requested': z.object({ accountId: z.string(), changeId: z.string(), linkId: z.string() }),
  /** Signing in asks for a code from now on, or no longer. */
  'second-factor.changed': z.object({
    accountId: z.string(),
    changeId: z.string(),
    change: secondFactorChange,
  }),
  /** A spent refresh token came back: all devices of that family were signed out. */
  'login-session.reuse-detected': z.object({ accountId: z.string(), sessionId: z.string() }),
  /** Devices were signed out, by themselves or by others. */
  'login-sessions.ended': z.object({ sessionIds: z.array(z.string()) }),
  /** A person can open a product that was closed before, or no longer. */
  'access.changed': z.object({ accountId: z.string() }),
  /** Rights by age or consent have changed. */
  'standing.changed': z.object({ accountId: z.string() }),
};
