type PressedKeys = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** The same shortcuts as values of `aria-keyshortcuts`, for assistive technology. */
export const SHORTCUTS = {
  undo: 'Control+Z Meta+Z',
  redo: 'Control+Y Control+Shift+Z Meta+Shift+Z',
} as const;

/** ⌘Z and Ctrl+Z undo; ⇧⌘Z, Ctrl+Shift+Z and Ctrl+Y redo. */
export function undoShortcut(props: PressedKeys): 'undo' | 'redo' | undefined {
  const { key, metaKey, ctrlKey, shiftKey, altKey } = props;
  if (altKey || metaKey === ctrlKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
