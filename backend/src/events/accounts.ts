import { z } from 'zod';

/** `removed`: by the operator, `removed-by-guardian`: by a minor's guardian, after the app and the recovery codes were lost. */
const secondFactorChange = z.enum(['on', 'off', 'removed', 'removed-by-guardian', 'new-recovery-codes']);
export type SecondFactorChange = z.infer<typeof secondFactorChange>;

const ofMemberAndGuardians = z.object({
  accountId: z.string(),
  /** Guardians of a minor; empty for an adult. */
  guardianIds: z.array(z.string()),
  /** True if the member has an email address; otherwise the first guardian gets the emails. */
  hasAddress: z.boolean(),
});
export type OfMemberAndGuardians = z.infer<typeof ofMemberAndGuardians>;

export const accountEvents = {
  /** A visitor registered as a member; `wantsNews`: they agreed to marketing emails. */
  'member.joined': z.object({ accountId: z.string(), wantsNews: z.boolean().optional() }),
  /** The coach created an account for another person. */
  'member.invited': z.object({ accountId: z.string(), requestId: z.string() }),
  /** The coach warned a member. */
  'member.warned': ofMemberAndGuardians.extend({ warningId: z.string() }),
  /** The coach muted a member. */
  'member.muted': ofMemberAndGuardians,
  /** The coach blocked a member. */
  'member.blocked': z.object({ accountId: z.string() }),
  /** The coach lifted a member's mute. */
  'member.unmuted': z.object({ accountId: z.string() }),
  /**
   * A member was erased. May be delivered twice; only the first delivery has the name and address, for other modules'
   * rows that contain the name.
   */
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
  /** A person's data export is ready to download. */
  'data-export.ready': z.object({ accountId: z.string(), exportId: z.string(), expiresAt: z.string() }),
  /** A person unsubscribed from a kind of email; `deliveryId`: the delivery whose link they used. */
  'mailings.left': z.object({
    accountId: z.string(),
    kind: z.enum(['marketing_mailing', 'service_mailing']),
    deliveryId: z.string().nullable(),
  }),
  /** A person changed the password. */
  'password.changed': z.object({ accountId: z.string() }),
  /** A person needs an emailed code, because strangers have slowed the account down. `accountId` is null if the address has no account. */
  'sign-in.code-requested': z.object({ accountId: z.string().nullable(), requestId: z.string() }),
  /** A person asked for a new password. `accountId` is null if the address has no account, because both cases must take the same time. */
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
  /** A refresh token was used twice, so its login session was ended. */
  'login-session.reuse-detected': z.object({ accountId: z.string(), sessionId: z.string() }),
  /** Devices were signed out, there or from another device. */
  'login-sessions.ended': z.object({ sessionIds: z.array(z.string()) }),
  /** A person got access to a product, or lost it. */
  'access.changed': z.object({ accountId: z.string() }),
  /** A person's access to a product ends in a few days; published 14 and 3 days before. */
  'access.ending': z.object({
    accountId: z.string(),
    productId: z.string(),
    product: z.string(),
    endsAt: z.iso.datetime(),
  }),
  /** A person's rights by age or consent changed. */
  'standing.changed': z.object({ accountId: z.string() }),
};
