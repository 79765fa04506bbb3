import { clsx } from 'clsx';
import type { SaveState } from './progress-saver';

interface SaveNoticeProps {
  state: SaveState;
  words: string;
  className?: string;
}

/** Shows whether the member's position is saved. Only failures are announced to screen readers. */
export function SaveNotice({ state, words, className }: SaveNoticeProps) {
  const isBad = state === 'unsaved' || state === 'refused';
  return (
    <p className={clsx('text-sm text-ink-soft', className)} role={isBad ? 'status' : undefined}>
      {words}
    </p>
  );
}
