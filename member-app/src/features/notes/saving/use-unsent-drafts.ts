import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { claimedNotes } from './note-claim';
import { newDraft, type NoteDraft } from '../note-draft';
import { noteSaver } from './note-saver';
import { useDraftStore } from './use-note-saver';

/** First draft of this lesson's composer: an unsaved draft, or a new note. Null until that is known. */
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
