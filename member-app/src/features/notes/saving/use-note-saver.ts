import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../session';
import { sendDraft, showSaved } from '../api';
import { DraftStore } from './draft-store';
import { claimNote } from './note-claim';
import type { NoteDraft } from './note-draft';
import { type NotePorts, NoteSaver } from './note-saver';
import { failureOf } from './save-outcome';

/** This person's drafts on this device. */
export function useDraftStore(): DraftStore {
  const accountId = useSession().data?.id ?? 'visitor';
  return useMemo(() => new DraftStore(localStorage, accountId), [accountId]);
}

/** The browser's network and storage. */
export const browserPorts = (queries: QueryClient, drafts: DraftStore): NotePorts => ({
  async send(draft) {
    const note = await sendDraft(draft);
    showSaved(queries, note);
    return note;
  },
  failureOf,
  newId: () => crypto.randomUUID(),
  later(callback, milliseconds) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  keep: (draft) => drafts.keep(draft),
  drop: (id) => drafts.drop(id),
});

/** Writing one note: it saves itself after a pause, when the page is hidden or left, and when the network is back. */
export function useNoteSaver(start: NoteDraft, isLeftOver: boolean) {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  // One saver for one note; what is written later is the saver's own.
  const saver = useMemo(
    () => new NoteSaver(start, browserPorts(queries, drafts), isLeftOver),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it began matters once; the id says whether it is another note
    [start.id, queries, drafts],
  );
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);

  const { id } = snapshot.draft;
  useEffect(() => claimNote(id), [id]);
  useEffect(() => {
    const save = () => void saver.saveNow();
    const leave = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    save();
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      void saver.saveNow().finally(() => saver.stop());
    };
  }, [saver]);

  return { ...snapshot, saver };
}
