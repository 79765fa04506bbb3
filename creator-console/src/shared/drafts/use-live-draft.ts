import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../providers/refusal';

/** Milliseconds without a change before the draft is saved. */
const CALM = 700;

export interface StoredDraft {
  version: number;
  hasChanges: boolean;
}

interface Api<Draft, Content> {
  /** Names the draft among all that the console edits. */
  name: string;
  read: () => Promise<Draft>;
  save: (content: Content, version: number) => Promise<Draft>;
  restore: (published: number, version: number) => Promise<Draft>;
  publish: (version: number) => Promise<Draft>;
}

interface Options<Draft, Content> extends Api<Draft, Content> {
  contentOf: (draft: Draft) => Content;
  /** Called with each draft that the server has stored. */
  onStored: (draft: Draft) => void;
  /** Called with the present content before another draft takes its place. */
  onReplace: (content: Content) => void;
}

interface Outcomes<Draft, Content> {
  onSaved: (draft: Draft, content: Content) => void;
  onNotSaved: (content: Content) => void;
  onRestored: (draft: Draft) => void;
  onPublished: (draft: Draft) => void;
}

/** Changes of the draft's version that was read last. */
function useActs<Draft extends StoredDraft, Content>(
  api: Api<Draft, Content>,
  version: number,
  { onSaved, onNotSaved, onRestored, onPublished }: Outcomes<Draft, Content>,
) {
  const saving = useMutation({
    mutationFn: (content: Content) => api.save(content, version),
    onSuccess: onSaved,
    onError: (_, content) => onNotSaved(content),
  });
  const restoring = useMutation({
    mutationFn: (published: number) => api.restore(published, version),
    onSuccess: onRestored,
  });
  const publishing = useMutation({ mutationFn: () => api.publish(version), onSuccess: onPublished });
  const all = [saving, restoring, publishing];
  const isConflict = all.some(({ error }) => error && refusalOf(error).code === 'stale_edit');
  const newest = useQuery({
    queryKey: ['newest-draft', api.name, version],
    queryFn: api.read,
    enabled: isConflict,
    gcTime: 0,
  });
  return {
    save: saving.mutate,
    faults: refusalOf(saving.error).fields,
    restoring,
    publishing,
    isBusy: all.some(({ isPending }) => isPending),
    isConflict,
    /** The other window's draft, once it is known. */
    conflict: isConflict ? newest.data : undefined,
    forget: () => {
      for (const act of all) act.reset();
    },
  };
}

/** Draft that is saved while the coach edits it, and that another window may change meanwhile. */
export function useLiveDraft<Draft extends StoredDraft, Content>(
  first: Draft,
  { contentOf, onStored, onReplace, ...api }: Options<Draft, Content>,
) {
  const [server, setServer] = useState(first);
  const [content, setContent] = useState(() => contentOf(first));
  const [saved, setSaved] = useState(content);
  const [failed, setFailed] = useState<Content | null>(null);

  function take(draft: Draft, asEdited: Content) {
    setServer(draft);
    setSaved(asEdited);
    setFailed(null);
    onStored(draft);
  }
  function replace(draft: Draft) {
    onReplace(content);
    const next = contentOf(draft);
    setContent(next);
    take(draft, next);
  }
  const { save, faults, isBusy, isConflict, forget, ...acts } = useActs(api, server.version, {
    onSaved: take,
    onNotSaved: (content) => setFailed(content),
    onRestored: replace,
    onPublished: (draft) => take(draft, saved),
  });
  const isSaved = content === saved;
  const mayBeSaved = !isSaved && !isConflict && content !== failed && !isBusy;

  useEffect(() => {
    if (!mayBeSaved) return;
    const timer = setTimeout(() => save(content), CALM);
    return () => clearTimeout(timer);
  }, [content, mayBeSaved, save]);

  return {
    server,
    content,
    setContent,
    isSaved,
    isConflict,
    ...acts,
    faults: content === failed ? faults : {},
    hasFailed: !isSaved && content === failed && !isConflict,
    retry: () => save(content),
    saveNow: () => mayBeSaved && save(content),
    /** Discards the other window's changes. */
    keepMine: (theirs: Draft) => {
      setServer(theirs);
      forget();
      setFailed(null);
    },
    /** Discards this window's changes. */
    takeTheirs: (theirs: Draft) => {
      forget();
      replace(theirs);
    },
  };
}

export type LiveDraft<Draft extends StoredDraft> = Omit<
  ReturnType<typeof useLiveDraft<Draft, unknown>>,
  'content' | 'setContent'
>;
