import { clsx } from 'clsx';
import type { SaveState } from './progress-saver';

interface SaveNoticeProps {
  state: SaveState;
  /** What the page says in each state. */
  words: Record<SaveState, string>;
  className?: string;
}

/** Says quietly whether the member's position is saved. Only bad news is announced. */
export function SaveNotice({ state, words, className }: SaveNoticeProps) {
  const isBad = state === 'unsaved' || state === 'refused';
  return (
    <p className={clsx('text-sm text-ink-soft', className)} role={isBad ? 'status' : undefined}>
      {words[state]}
    </p>
  );
}
