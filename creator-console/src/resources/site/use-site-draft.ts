import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { readDraft, restoreEdition, saveDraft, type SiteContent, type SiteDraft } from './site.api';

/** On which previews of the member app hear that the draft was saved. */
const DRAFT_CHANNEL = 'site-draft';

function tellPreview(): void {
  const channel = new BroadcastChannel(DRAFT_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  channel.postMessage(null);
  channel.close();
}

/** Milliseconds without a change before the draft is saved. */
const CALM = 700;
const MOST_STEPS = 100;

interface Steps {
  undo: SiteContent[];
  redo: SiteContent[];
}

/** Draft of the site, saved automatically, with undo for every saved state. */
// oxlint-disable-next-line max-lines-per-function -- saving, restoring and undoing share one version
export function useSiteDraft(first: SiteDraft) {
  const [server, setServer] = useState(first);
  /** Content as last saved. */
  const [saved, setSaved] = useState(first.content);
  const [content, setContent] = useState(first.content);
  const [steps, setSteps] = useState<Steps>({ undo: [], redo: [] });
  const [failedContent, setFailedContent] = useState<SiteContent | null>(null);

  function take(draft: SiteDraft, isNow: SiteContent) {
    setServer(draft);
    setSaved(isNow);
    setFailedContent(null);
    tellPreview();
  }
  const saving = useMutation({
    mutationFn: (next: SiteContent) => saveDraft(next, server.version),
    onSuccess: take,
    onError: (_, next) => setFailedContent(next),
  });
  const restoring = useMutation({
    mutationFn: (edition: number) => restoreEdition(edition, server.version),
    onSuccess: (draft) => {
      remember();
      setContent(draft.content);
      take(draft, draft.content);
    },
  });
  const refusal = refusalOf(saving.error ?? restoring.error);
  const isSaved = content === saved;
  const isConflict = refusal.code === 'stale_edit';
  const newest = useQuery({
    queryKey: ['newest-site-draft', server.version],
    queryFn: readDraft,
    enabled: isConflict,
    gcTime: 0,
  });
  const conflict = isConflict ? newest.data : undefined;
  const isIdle = !saving.isPending && !restoring.isPending;
  const mayBeSaved = !isSaved && isIdle && !isConflict && content !== failedContent;

  const { mutate: save } = saving;
  useEffect(() => {
    if (!mayBeSaved) return;
    const timer = setTimeout(() => save(content), CALM);
    return () => clearTimeout(timer);
  }, [content, mayBeSaved, save]);

  /** Adds the current content to the undo steps and clears redo. */
  function remember() {
    setSteps(({ undo }) => ({ undo: [...undo, content].slice(-MOST_STEPS), redo: [] }));
  }
  /** Groups everything typed between two saves into one undo step. */
  function change(next: SiteContent) {
    if (isSaved) remember();
    setContent(next);
  }
  function step(from: 'undo' | 'redo') {
    const to = from === 'undo' ? 'redo' : 'undo';
    const next = steps[from].at(-1);
    if (!next) return;
    setSteps({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], content] });
    setContent(next);
  }
  /** Discards the other window's changes in favor of this window's. */
  function keepMine(newest: SiteDraft) {
    setServer(newest);
    saving.reset();
    restoring.reset();
    setFailedContent(null);
  }
  /** Discards this window's changes; undo brings them back. */
  function takeTheirs(newest: SiteDraft) {
    remember();
    setContent(newest.content);
    keepMine(newest);
    setSaved(newest.content);
    tellPreview();
  }

  return {
    content,
    change,
    server,
    setServer,
    isSaved,
    isConflict,
    conflict,
    keepMine,
    takeTheirs,
    faults: content === failedContent ? refusal.fields : {},
    isSaving: !isIdle,
    hasFailed: !isSaved && content === failedContent && !isConflict,
    retry: () => save(content),
    restore: restoring.mutate,
    undo: steps.undo.length > 0 ? () => step('undo') : undefined,
    redo: steps.redo.length > 0 ? () => step('redo') : undefined,
  };
}

export type SiteDraftEditing = ReturnType<typeof useSiteDraft>;
