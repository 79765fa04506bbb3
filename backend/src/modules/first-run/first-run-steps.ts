/**
 * Steps before the first guest of a new site, in the order of the guide; the last three test the site as a guest would.
 */
export const FIRST_RUN_STEPS = [
  'profile',
  'business',
  'legal',
  'product',
  'hours',
  'payments',
  'mail',
  'files',
  'friend',
  'claim',
  'booking',
  'purchase',
] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** Steps that are checked when the coach asks; the others are derived from facts. */
export const CHECKED_STEPS = ['payments', 'mail', 'files'] as const satisfies readonly FirstRunStep[];
export type CheckedStep = (typeof CHECKED_STEPS)[number];

/** Reasons why a step is not done. */
export const FIRST_RUN_PROBLEMS = [
  'no_name',
  'no_portrait',
  'not_shown',
  'no_address',
  'starting_texts',
  'no_product',
  'no_hours',
  'no_friend',
  'no_claim',
  'no_booking',
  'no_purchase',
  'not_checked',
  'unreachable',
  'wrong_key',
  'charges_off',
  'no_webhook',
  'mail_refused',
  'files_refused',
  'files_not_public',
] as const;
export type FirstRunProblem = (typeof FIRST_RUN_PROBLEMS)[number];

export interface Finding {
  /** Problem; null: the check succeeded. */
  problem: FirstRunProblem | null;
  /** Response of the checked service, verbatim, for the person who runs the server. */
  detail: string | null;
}

export const WORKS: Finding = { problem: null, detail: null };

/** Max stored length of the checked service's response. */
const KEPT = 300;

export const fails = (problem: FirstRunProblem, said?: unknown): Finding => ({
  problem,
  detail:
    said instanceof Error
      ? said.message.slice(0, KEPT)
      : typeof said === 'string'
        ? said.slice(0, KEPT)
        : null,
});
