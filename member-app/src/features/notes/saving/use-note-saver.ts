import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { useAutosaver } from '../../../shared/lib/autosave/use-autosaver';
import { useSession } from '../../session';
import type { LessonNote } from '../lesson-note';
import { claimNote } from './note-claim';
import type { NoteDraft } from '../note-draft';
import { noteSaver } from './note-saver';

/** This person's drafts on this device. */
export function useDraftStore(): DraftStore<NoteDraft> {
  const accountId = useSession().data?.id ?? 'visitor';
  return useMemo(() => new DraftStore<NoteDraft>(localStorage, 'note-draft', accountId), [accountId]);
}

/** Writing one note; `saved` is the note as it was when writing began, null for one the server may not have. */
export function useNoteSaver(start: NoteDraft, saved: LessonNote | null) {
  const queries = useQueryClient();
  const drafts = useDraftStore();
  // One saver per note; later text is kept in the saver.
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
