type Keys = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** ⌘Z and Ctrl+Z take back; ⇧⌘Z, Ctrl+Shift+Z and Ctrl+Y do again. */
export function turnOfKeys({ key, metaKey, ctrlKey, shiftKey, altKey }: Keys): 'undo' | 'redo' | undefined {
  if (altKey || metaKey === ctrlKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
