import { useState } from 'react';

const keyOf = (lessonId: string) => `sanctum.note-draft.${lessonId}`;

/** What she has typed and not yet saved. It survives a reload, a closed tab and another lesson in between. */
export function useDraft(lessonId: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(lessonId)) ?? '');
  function change(next: string) {
    setText(next);
    if (next === '') localStorage.removeItem(keyOf(lessonId));
    else localStorage.setItem(keyOf(lessonId), next);
  }
  return [text, change];
}
