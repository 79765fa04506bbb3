import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftStore } from './draft-store';
import { claimedNotes } from './note-claim';
import { newDraft, type NoteDraft } from './note-draft';
import { NoteSaver, type NotePorts } from './note-saver';
import { browserPorts, useDraftStore } from './use-note-saver';

interface Start {
  draft: NoteDraft;
  isLeftOver: boolean;
}

/** Where writing on this lesson begins: with what was left unsaved here, or anew. Null until that is known. */
export function useStart(lessonId: string): [start: Start | null, change: (start: Start) => void] {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    let isGone = false;
    async function begin() {
      const free = await freeDrafts(drafts);
      if (isGone) return;
      const left = free.find((draft) => draft.lessonId === lessonId);
      sendAll(
        free.filter((draft) => draft !== left),
        browserPorts(queries, drafts),
      );
      setStart({ draft: left ?? newDraft(lessonId), isLeftOver: left !== undefined });
    }
    void begin();
    return () => {
      isGone = true;
    };
  }, [lessonId, queries, drafts]);
  return [start, setStart];
}

/** Sends what other lessons could not save, where nobody is writing it. */
export function useSendLeftDrafts(): void {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  useEffect(() => {
    void freeDrafts(drafts).then((free) => sendAll(free, browserPorts(queries, drafts)));
  }, [queries, drafts]);
}

async function freeDrafts(drafts: DraftStore): Promise<NoteDraft[]> {
  const isClaimed = await claimedNotes();
  return drafts.all().filter(({ id }) => !isClaimed(id));
}

/** What cannot be saved now stays on the device for the next time. */
function sendAll(left: readonly NoteDraft[], ports: NotePorts): void {
  for (const draft of left) {
    const saver = new NoteSaver(draft, ports, true);
    void saver.saveNow().finally(() => saver.stop());
  }
}
