/** Actions on a minor's account that a guardian approves first. */
export const WAITING_ACTS = ['email', 'deletion'] as const;
export type WaitingAct = (typeof WAITING_ACTS)[number];

/** Actions of a minor about which the guardians are notified at once. */
export const REPORTED_ACTS = [
  'export',
  'name',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes',
  'api_token',
  'password',
] as const;
export type ReportedAct = (typeof REPORTED_ACTS)[number];

export const REFUSED_ACTS = ['birthday', 'keep-account'] as const;
export type RefusedAct = (typeof REFUSED_ACTS)[number];
