import type { SaveState } from './progress-saver';
import { playerTexts } from './texts';

const words: Record<SaveState, string> = {
  idle: '',
  saving: playerTexts.saving,
  saved: playerTexts.saved,
  unsaved: playerTexts.notSaved,
  refused: playerTexts.refused,
};

/** Says quietly whether her place is kept. Only bad news is announced. */
export function SaveNotice({ state }: { state: SaveState }) {
  return (
    <p
      className="min-h-6 text-sm text-ink-soft"
      role={state === 'unsaved' || state === 'refused' ? 'status' : undefined}
    >
      {words[state]}
    </p>
  );
}
