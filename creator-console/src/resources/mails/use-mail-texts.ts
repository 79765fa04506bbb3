import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { type MailTemplate, type MailTexts, readMail, restoreMail, saveMail } from './mails.api';

export type Field = keyof MailTexts;

/** An email's text while the coach edits it. Saved only on request, because it is used from then on. */
export function useMailTexts(first: MailTemplate) {
  const queryClient = useQueryClient();
  const [server, setServer] = useState(first);
  const [words, setWords] = useState(first.texts);

  function take(mail: MailTemplate) {
    setServer(mail);
    setWords(mail.texts);
    void queryClient.invalidateQueries({ queryKey: ['mails'] });
  }
  const saving = useMutation({
    mutationFn: (texts: MailTexts) => saveMail(server, texts, server.version),
    onSuccess: take,
  });
  const restoring = useMutation({ mutationFn: () => restoreMail(server, server.version), onSuccess: take });
  /** Undoes restoring the default text. */
  const undoing = useMutation({
    mutationFn: ({ texts, version }: { texts: MailTexts; version: number }) =>
      saveMail(server, texts, version),
    onSuccess: take,
  });
  const isConflict = [saving, restoring, undoing].some(
    ({ error }) => error && refusalOf(error).code === 'stale_edit',
  );
  const newest = useQuery({
    queryKey: ['newest-mail', server.kind, server.language, server.version],
    queryFn: () => readMail(server),
    enabled: isConflict,
    gcTime: 0,
  });

  function settle() {
    for (const act of [saving, restoring, undoing]) act.reset();
  }
  const fields = Object.keys(words) as Field[];
  return {
    server,
    words,
    saving,
    restoring,
    undoing,
    change: (field: Field, text: string) => setWords((now) => ({ ...now, [field]: text })),
    isSaved: fields.every((field) => words[field] === server.texts[field]),
    conflict: isConflict ? newest.data : undefined,
    /** Discards the other window's text in favor of this one's. */
    keepMine: (theirs: MailTemplate) => {
      setServer(theirs);
      settle();
    },
    takeTheirs: (theirs: MailTemplate) => {
      settle();
      take(theirs);
    },
  };
}
