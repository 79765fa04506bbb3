/** The coach's lock of a module. Learning decides if the module is locked for a member. */
export type ModuleLock =
  | { kind: 'date'; date: string }
  | { kind: 'days_after_enrollment'; days: number }
  | { kind: 'after_previous' };

/** SQL for the lock of a module `alias` as a `ModuleLock`; null without one. */
export const moduleLockColumn = (alias: string): string =>
  `case when ${alias}.lock_kind is not null then json_strip_nulls(json_build_object(
     'kind', ${alias}.lock_kind, 'date', ${alias}.lock_date, 'days', ${alias}.lock_days
   )) end`;
