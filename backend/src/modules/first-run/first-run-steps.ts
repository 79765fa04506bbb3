/** What a new place needs before its first guest, in the order of the guide. */
export const FIRST_RUN_STEPS = ['profile', 'product', 'payments', 'mail', 'files', 'friend'] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** Those that are tried out when the coach asks; of the others the facts speak. */
export const CHECKED_STEPS = ['payments', 'mail', 'files'] as const satisfies readonly FirstRunStep[];
export type CheckedStep = (typeof CHECKED_STEPS)[number];

/** Why a step is not done. */
export const FIRST_RUN_PROBLEMS = [
  'no_name',
  'no_portrait',
  'no_product',
  'no_friend',
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

/** What came of trying something out. */
export interface Finding {
  /** Null: it works. */
  problem: FirstRunProblem | null;
  /** What the other side said, word for word, for whoever looks after the server. */
  detail: string | null;
}

export const WORKS: Finding = { problem: null, detail: null };

/** The most of the other side's words that is kept. */
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
