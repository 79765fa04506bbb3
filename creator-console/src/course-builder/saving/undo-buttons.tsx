import { IconAct } from '../../shared/icon-act';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Stack, Tooltip } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { texts } from '../shared/texts';
import type { UndoHistory } from './undo-history';
import { SHORTCUTS, undoShortcut } from './undo-shortcut';

interface UndoButtonsProps {
  history: UndoHistory;
  onUndoRedo: (which: 'undo' | 'redo') => void;
}

const ACTIONS = [
  ['undo', UndoIcon],
  ['redo', RedoIcon],
] as const;

/** Undo and redo for everything in the builder, by buttons and the usual keys. */
export function UndoButtons({ history, onUndoRedo }: UndoButtonsProps) {
  const steps = useSyncExternalStore(history.subscribe, history.getSnapshot);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const which = undoShortcut(event);
      if (!which || hasUndoOfItsOwn(event.target)) return;
      event.preventDefault();
      onUndoRedo(which);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onUndoRedo]);
  return (
    <Stack direction="row">
      {ACTIONS.map(([which, Icon]) => {
        const label = steps[which];
        const name = label === undefined ? texts[which] : texts.undoRedo[which](label);
        return (
          <Tooltip key={which} title={name}>
            {/* A disabled button fires no events, so the tooltip listens to the span. */}
            <span>
              <IconAct
                icon={Icon}
                label={name}
                size="medium"
                aria-keyshortcuts={SHORTCUTS[which]}
                disabled={label === undefined}
                onClick={() => onUndoRedo(which)}
              />
            </span>
          </Tooltip>
        );
      })}
    </Stack>
  );
}

/** True for a text field, which undoes its own typing, and behind a dialog, where nothing is undone. */
const hasUndoOfItsOwn = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
