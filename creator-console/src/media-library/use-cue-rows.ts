import { useRef, useState } from 'react';
import { UndoHistory } from '../shared/undo/undo-history';
import { addAfter, type CueRow, splitAt } from './cue-rows';
import { texts as library } from './texts';

const texts = library.cues;

const SCOPE = 'captions';

/** Captions while they are edited. Each act is one step to undo; typing in one field is one step, too. */
export function useCueRows(first: readonly CueRow[]) {
  const [history] = useState(() => new UndoHistory());
  const [rows, setRows] = useState(first);
  const latest = useRef(first);
  /** Field of the latest step, if that was typing. */
  const typing = useRef<string>(undefined);

  const show = (next: readonly CueRow[]) => {
    latest.current = next;
    setRows(next);
  };
  const remember = (label: string) => {
    let other = latest.current;
    history.push({
      label,
      scope: SCOPE,
      toggle() {
        const back = latest.current;
        typing.current = undefined;
        show(other);
        other = back;
        return true;
      },
    });
  };
  const act = (label: string, next: readonly CueRow[]) => {
    typing.current = undefined;
    remember(label);
    show(next);
  };
  return {
    history,
    rows,
    isChanged: rows !== first,
    add: (index: number) => {
      const id = crypto.randomUUID();
      act(texts.steps.add, addAfter(latest.current, index, id));
      return id;
    },
    split: (index: number) => act(texts.steps.split, splitAt(latest.current, index, crypto.randomUUID())),
    remove: (index: number) => act(texts.steps.delete, latest.current.toSpliced(index, 1)),
    type: (index: number, field: 'start' | 'end' | 'text', value: string) => {
      const row = latest.current[index];
      if (!row) return;
      const key = `${row.id} ${field}`;
      if (typing.current !== key) remember(texts.steps.edit);
      typing.current = key;
      show(latest.current.with(index, { ...row, [field]: value }));
    },
  };
}

export type CueRows = ReturnType<typeof useCueRows>;
