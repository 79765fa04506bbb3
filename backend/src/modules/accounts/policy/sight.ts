import {
  REFUSED_ACTS,
  type RefusedAct,
  REPORTED_ACTS,
  type ReportedAct,
  WAITING_ACTS,
  type WaitingAct,
} from '../../../kernel/minor-acts.js';
import { isKnownMinor, type Person } from './may.js';

/** Role of the guardians in an action: they approve it first, they are notified right away, or the minor is refused. */
type Oversight = 'waits' | 'notified' | 'refused';
export type SightAct = WaitingAct | ReportedAct | RefusedAct;

const of = <A extends SightAct>(acts: readonly A[], oversight: Oversight): [A, Oversight][] =>
  acts.map((act) => [act, oversight]);

/** Actions on a minor's own account that might take the minor out of the guardians' sight. */
export const SIGHT: ReadonlyMap<SightAct, Oversight> = new Map<SightAct, Oversight>([
  ...of(WAITING_ACTS, 'waits'),
  ...of(REPORTED_ACTS, 'notified'),
  ...of(REFUSED_ACTS, 'refused'),
]);

/** Actions that involve guardians only under 13. From 13 on, minors have their own password. */
const UNDER_13: ReadonlySet<SightAct> = new Set(['password']);

/** Decides the guardians' role in an action. Adults, and minors without a guardian, act freely. */
export function oversightOf(act: SightAct, person: Person, hasGuardian: boolean): Oversight | 'free' {
  if (!isKnownMinor(person) || !hasGuardian) return 'free';
  return UNDER_13.has(act) && person.band !== 'child' ? 'free' : SIGHT.get(act)!;
}
