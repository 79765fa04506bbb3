import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { useAutosaver } from '../../../shared/lib/autosave/use-autosaver';
import { useSession } from '../../session';
import type { LessonNote } from '../lesson-note';
import { type NoteDraft, newDraft } from '../note-draft';
import { noteSaver } from './note-saver';

const lockName = (id: string) => `sanctum.note.${id}`;

/** Tells other tabs that this one is writing the note, until the tab closes or the claim is released. */
function claimNote(id: string): () => void {
  let giveBack = () => {};
  const kept = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  // Without a secure origin there are no locks; then the server's versions alone keep two tabs apart.
  void navigator.locks?.request(lockName(id), { mode: 'shared' }, () => kept);
  return giveBack;
}

/** Finds the notes that another tab, or another part of this page, is writing now. */
async function claimedNotes(): Promise<(id: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(lockName(id));
}

/** Returns this person's drafts on this device. */
function useDraftStore(): DraftStore<NoteDraft> {
  const accountId = useSession().data?.id ?? 'visitor';
  return useMemo(() => new DraftStore<NoteDraft>(localStorage, 'note-draft', accountId), [accountId]);
}

/** Edits one note. `saved`: the note when editing began; null if the server may not have it. */
export function useNoteSaver(start: NoteDraft, saved: LessonNote | null) {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  // One saver per note; later text stays in it.
  const saver = useMemo(
    () => noteSaver(start, saved, queries, drafts),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it began matters once; the id says whether it is another note
    [start.id, queries, drafts],
  );
  const snapshot = useAutosaver(saver);
  const { id } = snapshot.draft;
  useEffect(() => claimNote(id), [id]);
  return { ...snapshot, saver };
}

/** Returns the first draft of this lesson's composer: an unsaved draft, or a new note. Null until loaded. */
export function useFirstDraft(
  lessonId: string,
): [draft: NoteDraft | null, begin: (draft: NoteDraft) => void] {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  useEffect(() => {
    let isGone = false;
    async function begin() {
      const free = await freeDrafts(drafts);
      if (isGone) return;
      const left = free.find((each) => each.lessonId === lessonId);
      sendAll(
        free.filter((each) => each !== left),
        queries,
        drafts,
      );
      setDraft(left ?? newDraft(lessonId));
    }
    void begin();
    return () => {
      isGone = true;
    };
  }, [lessonId, queries, drafts]);
  return [draft, setDraft];
}

/** Sends the drafts that other lessons could not save, except those being written elsewhere. */
export function useSendUnsentDrafts(): void {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  useEffect(() => {
    void freeDrafts(drafts).then((free) => sendAll(free, queries, drafts));
  }, [queries, drafts]);
}

async function freeDrafts(drafts: DraftStore<NoteDraft>): Promise<NoteDraft[]> {
  const isClaimed = await claimedNotes();
  return drafts.all().filter(({ id }) => !isClaimed(id));
}

/** Sends the unsent drafts. A draft that cannot be saved now stays on the device for the next time. */
function sendAll(unsent: readonly NoteDraft[], queries: QueryClient, drafts: DraftStore<NoteDraft>): void {
  for (const draft of unsent) {
    const saver = noteSaver(draft, null, queries, drafts);
    void saver.saveNow().finally(() => saver.stop());
  }
}
