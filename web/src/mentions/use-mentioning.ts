import { type KeyboardEvent, type RefObject, useState } from 'react';
import { begunAt } from './mention-text';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface MentioningOptions {
  value: string;
  field: RefObject<TextControl | null>;
  onChange: (text: string) => void;
}

/** List of people next to a text, and the keys that choose from it. */
interface Choice {
  isShown: boolean;
  chosen: number;
  take: (index: number) => void;
  press: (event: KeyboardEvent) => void;
}

/** Offers people when an @ starts a name: arrow keys choose, Enter or Tab inserts, Escape closes the list. */
// oxlint-disable-next-line max-lines-per-function -- the caret, the list and its keys share one state
export function useMentioning({ value, field, onChange }: MentioningOptions) {
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isAway, setAway] = useState(false);
  const begun = isAway ? null : begunAt(value, caret);

  function follow({ selectionStart, value: text }: TextControl) {
    const at = selectionStart ?? text.length;
    setCaret(at);
    if (begunAt(text, at)?.at !== begun?.at) {
      setAway(false);
      setActive(0);
    }
  }

  function insert(at: number, label: string) {
    const end = at + label.length + 2;
    onChange(`${value.slice(0, at)}@${label} ${value.slice(caret).replace(/^ /, '')}`);
    setAway(true);
    setCaret(end);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  }

  /** Chooses among these people. `labelOf` returns the text after the @; other keys go to `onOtherKey`. */
  function among<Person>(
    people: readonly Person[],
    labelOf: (person: Person) => string,
    onOtherKey?: (event: KeyboardEvent) => void,
  ): Choice {
    const isShown = people.length > 0;
    const chosen = Math.min(active, people.length - 1);
    function take(index: number) {
      const person = people[index];
      if (person && begun) insert(begun.at, labelOf(person));
    }
    function press(event: KeyboardEvent) {
      if (!isShown) return onOtherKey?.(event);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((chosen + step + people.length) % people.length);
      else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
      else if (event.key === 'Escape') setAway(true);
      else return onOtherKey?.(event);
      event.preventDefault();
      event.stopPropagation();
    }
    return { isShown, chosen, take, press };
  }

  return {
    begun,
    among,
    /** Handles the events of the field. */
    follow,
    type: (target: TextControl) => {
      onChange(target.value);
      follow(target);
      setAway(false);
    },
    leave: () => setAway(true),
  };
}
