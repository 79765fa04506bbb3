import { useState } from 'react';

export interface Undoable<T> {
  value: T;
  set: (value: T) => void;
  /** Undoes the last change; undefined: none. */
  undo: (() => void) | undefined;
}

/** State with undo, one change at a time. */
export function useUndo<T>(first: T): Undoable<T> {
  const [values, setValues] = useState<readonly T[]>([first]);
  return {
    value: values.at(-1)!,
    set: (value) => setValues((before) => [...before, value]),
    undo: values.length > 1 ? () => setValues((before) => before.slice(0, -1)) : undefined,
  };
}
