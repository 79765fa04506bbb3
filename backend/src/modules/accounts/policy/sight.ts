import {
  REFUSED_ACTS,
  type RefusedAct,
  TOLD_ACTS,
  type ToldAct,
  WAITING_ACTS,
  type WaitingAct,
} from '../../../kernel/minor-acts.js';
import { isKnownMinor, type Person } from './may.js';

/** How guardians take part in an act: they approve it first, they are told at once, or the minor cannot do it herself. */
type Oversight = 'waits' | 'told' | 'refused';
export type SightAct = WaitingAct | ToldAct | RefusedAct;

const of = <A extends SightAct>(acts: readonly A[], oversight: Oversight): [A, Oversight][] =>
  acts.map((act) => [act, oversight]);

/** Everything a minor could do to her own account that might take her out of her guardians' sight. */
export const SIGHT: ReadonlyMap<SightAct, Oversight> = new Map<SightAct, Oversight>([
  ...of(WAITING_ACTS, 'waits'),
  ...of(TOLD_ACTS, 'told'),
  ...of(REFUSED_ACTS, 'refused'),
]);

/** Acts in which guardians take part under 13 only. From 13 on a minor has a password of her own. */
const UNDER_13: ReadonlySet<SightAct> = new Set(['password']);

/** Decides how guardians take part in an act. Adults, and minors without a guardian, are free. */
export function oversightOf(act: SightAct, person: Person, hasGuardian: boolean): Oversight | 'free' {
  if (!isKnownMinor(person) || !hasGuardian) return 'free';
  return UNDER_13.has(act) && person.band !== 'child' ? 'free' : SIGHT.get(act)!;
}
