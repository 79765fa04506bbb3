import { forInput, fromInput } from '../../shared/wall-clock';
import { type OutlineModule, LOCK_DAYS_AT_MOST } from '../outline/outline';

type Lock = NonNullable<OutlineModule['lock']>;

export const LOCK_CHOICES = [
  'none',
  'date',
  'days_after_enrollment',
  'after_previous',
] as const satisfies readonly ('none' | Lock['kind'])[];

/** A lock being edited, as its form fields. */
export interface LockDraft {
  kind: (typeof LOCK_CHOICES)[number];
  /** In the format of a `datetime-local` field. */
  date: string;
  days: string;
}

export const A_WEEK = '7';

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

/** Locks that open the first module right away, and each further one some days after the one before it. */
export const spacedOut = (modules: number, days: string): LockDraft[] =>
  Array.from({ length: modules }, (_, index) =>
    index === 0
      ? draftOf(null)
      : { ...draftOf(null), kind: 'days_after_enrollment', days: String(index * Number(days)) },
  );
