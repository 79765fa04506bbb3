import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { type LegalDraft, publishDraft, readDrafts, restoreVersion, saveDraft } from './legal.api';

/** Milliseconds without another change after which the draft is saved. */
const CALM = 700;

/** A legal page while the coach writes: saved automatically, also when the coach leaves the page. */
// oxlint-disable-next-line max-lines-per-function -- saving, restoring and publishing share one version
export function useLegalDraft(first: LegalDraft, onDraft: (draft: LegalDraft) => void) {
  const { document } = first;
  const [server, setServer] = useState(first);
  const [html, setHtml] = useState(first.html);
  const [saved, setSaved] = useState(first.html);
  const [failed, setFailed] = useState<string | null>(null);
  /** Counts changes from elsewhere, of which the editor must be told. */
  const [arrivals, setArrivals] = useState(0);

  function take(draft: LegalDraft, asWritten: string) {
    setServer(draft);
    setSaved(asWritten);
    setFailed(null);
    onDraft(draft);
  }
  function show(draft: LegalDraft) {
    setHtml(draft.html);
    setArrivals((count) => count + 1);
    take(draft, draft.html);
  }
  const saving = useMutation({
    mutationFn: (words: string) => saveDraft(document, words, server.version),
    onSuccess: take,
    onError: (_, words) => setFailed(words),
  });
  const restoring = useMutation({
    mutationFn: (to: number) => restoreVersion(document, to, server.version),
    onSuccess: show,
  });
  const publishing = useMutation({
    mutationFn: () => publishDraft(document, server.version),
    onSuccess: (draft) => take(draft, saved),
  });
  const isConflict = [saving, restoring, publishing].some(
    ({ error }) => error && refusalOf(error).code === 'stale_edit',
  );
  const newest = useQuery({
    queryKey: ['newest-legal-draft', document, server.version],
    queryFn: readDrafts,
    enabled: isConflict,
    gcTime: 0,
  });
  const conflict = isConflict ? newest.data?.find((one) => one.document === document) : undefined;
  const isSaved = html === saved;
  const mayBeSaved = !isSaved && !saving.isPending && !isConflict && html !== failed;

  const { mutate: save } = saving;
  useEffect(() => {
    if (!mayBeSaved) return;
    const timer = setTimeout(() => save(html), CALM);
    return () => clearTimeout(timer);
  }, [html, mayBeSaved, save]);
  const saveNow = useEffectEvent(() => mayBeSaved && save(html));
  useEffect(() => () => void saveNow(), []);

  function settle() {
    for (const act of [saving, restoring, publishing]) act.reset();
    setFailed(null);
  }
  return {
    server,
    html,
    setHtml,
    arrivals,
    isSaved,
    isConflict,
    conflict,
    publishing,
    hasFailed: !isSaved && html === failed && !isConflict,
    retry: () => save(html),
    restore: (to: number) => restoring.mutate(to),
    /** Discards the other window's text in favor of this one's. */
    keepMine: (theirs: LegalDraft) => {
      setServer(theirs);
      settle();
    },
    takeTheirs: (theirs: LegalDraft) => {
      settle();
      show(theirs);
    },
  };
}
