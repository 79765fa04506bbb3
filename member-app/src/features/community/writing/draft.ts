import { type Known, NOBODY } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { useState } from 'react';

/** Prefix for unsent drafts with their mentions. This browser stores them for the person who wrote them. */
const PREFIX = 'community-draft';

const keyOf = (accountId: string, place: string): string => `${PREFIX}:${accountId}:${place}`;
const peopleOf = (accountId: string, place: string): string => `${keyOf(accountId, place)}:people`;

/** Reads a draft; empty if storage is blocked. */
function readDraft(accountId: string, place: string): string {
  try {
    return localStorage.getItem(keyOf(accountId, place)) ?? '';
  } catch {
    return '';
  }
}

function readDraftPeople(accountId: string, place: string): Known {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(peopleOf(accountId, place)) ?? '[]');
    if (!Array.isArray(kept)) return NOBODY;
    return new Map(kept.filter(isPair));
  } catch {
    return NOBODY;
  }
}

/** Stores a draft; an empty draft is removed. */
function keepDraft(accountId: string, place: string, text: string, known: Known): void {
  try {
    const people = [...known].filter(([label]) => text.includes(`@${label}`));
    keep(keyOf(accountId, place), text.trim() === '' ? null : text);
    keep(peopleOf(accountId, place), people.length === 0 ? null : JSON.stringify(people));
  } catch {
    // storage is blocked: the draft is lost
  }
}

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');

/** Stores the unsent text of one composer as a draft, with the people it mentions. */
export function useDraft(accountId: string, place: string) {
  const [text, setText] = useState(() => readDraft(accountId, place));
  const { known, choose } = useKnown(() => readDraftPeople(accountId, place));

  function change(next: string) {
    setText(next);
    keepDraft(accountId, place, next, known);
  }

  function mention(id: string, name: string): string {
    const { label, known: next } = choose(id, name);
    keepDraft(accountId, place, `${text} @${label}`, next);
    return label;
  }

  return { text, known, change, mention };
}
