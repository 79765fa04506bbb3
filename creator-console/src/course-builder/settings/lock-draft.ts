import { forInput, fromInput } from '../../shared/moment';
import { type OutlineModule, LOCK_DAYS_AT_MOST } from '../outline/outline';

type Lock = NonNullable<OutlineModule['lock']>;
type LockChoice = 'none' | Lock['kind'];

/** A lock being edited, as its form fields. */
interface LockDraft {
  kind: LockChoice;
  /** In the format of a `datetime-local` field. */
  date: string;
  days: string;
}

const A_WEEK = '7';

export const draftOf = (lock: OutlineModule['lock']): LockDraft => ({
  kind: lock?.kind ?? 'none',
  date: lock?.date ? forInput(lock.date) : '',
  days: lock?.days === undefined ? A_WEEK : String(lock.days),
});

/** Returns the lock; undefined while it is incomplete. */
export function lockOf({ kind, date, days }: LockDraft): Lock | null | undefined {
  switch (kind) {
    case 'none':
      return null;
    case 'after_previous':
      return { kind };
    case 'date': {
      const moment = fromInput(date);
      return moment === undefined ? undefined : { kind, date: moment };
    }
    case 'days_after_enrollment': {
      const count = Number(days);
      const isFine =
        days.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= LOCK_DAYS_AT_MOST;
      return isFine ? { kind, days: count } : undefined;
    }
  }
}
