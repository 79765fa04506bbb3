import { z } from 'zod';

/** `removed`: by the operator, `removed-by-guardian`: by a minor's guardian, after the app and the recovery codes were lost. */
const secondFactorChange = z.enum(['on', 'off', 'removed', 'removed-by-guardian', 'new-recovery-codes']);
export type SecondFactorChange = z.infer<typeof secondFactorChange>;

const ofMemberAndGuardians = z.object({
  accountId: z.string(),
  /** Guardians of a minor; empty for an adult. */
  guardianIds: z.array(z.string()),
  /** True if the member receives emails herself; otherwise her first guardian reads them. */
  hasAddress: z.boolean(),
});
export type OfMemberAndGuardians = z.infer<typeof ofMemberAndGuardians>;

export const accountEvents = {
  /** A visitor registered as a member; `wantsNews`: agreed to marketing emails. */
  'member.joined': z.object({ accountId: z.string(), wantsNews: z.boolean().optional() }),
  /** The coach created an account for another person. */
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
  /** A person unsubscribed from a kind of email; `deliveryId`: by the link in that delivery. */
  'mailings.left': z.object({
    accountId: z.string(),
    kind: z.enum(['marketing-mailing', 'service-mailing']),
    deliveryId: z.string().nullable(),
  }),
  /** A person chose another password. */
  'password.changed': z.object({ accountId: z.string() }),
  /** A code is wanted to sign in to an account that strangers have slowed down; null: the address has no account. */
  'sign-in.code-requested': z.object({ accountId: z.string().nullable(), requestId: z.string() }),
  /** A person asked for a new password. `accountId` is null if the address has no account, because both must take the same time. */
  'password.reset-requested': z.object({ accountId: z.string().nullable(), requestId: z.string() }),
  /** A person asked for the confirmation email again. */
  'email.verification-requested': z.object({ accountId: z.string(), requestId: z.string() }),
  /** A person asked to change the email address, or for its link again. */
  'email.change-requested': z.object({ accountId: z.string(), changeId: z.string(), linkId: z.string() }),
  /** A person's second factor changed. */
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
