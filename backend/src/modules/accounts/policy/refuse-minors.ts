import { forbidden } from '../../../kernel/errors.js';
import { may, type Person, STRANGERS } from './may.js';

/** Refuses minors, who cannot buy anything, even for free: a guardian buys for them. */
export function refuseMinors(me: Person): void {
  if (!may(me, 'pay', me, { ...STRANGERS, kinship: 'self' }))
    throw forbidden('minor_cannot_pay', 'Ask your parent or guardian to get this for you.');
}
