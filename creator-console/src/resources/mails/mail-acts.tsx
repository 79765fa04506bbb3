import { Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useToast } from '../../shared/toast/use-toast';
import { testMail } from './mails.api';
import { texts } from './texts';
import type { useMailTexts } from './use-mail-texts';

interface MailActsProps {
  editing: ReturnType<typeof useMailTexts>;
  /** True if the text has errors to fix first. */
  hasFaults: boolean;
}

/** State of the text, and its actions. */
// oxlint-disable-next-line max-lines-per-function -- three acts that share one way to say a refusal
export function MailActs({ editing, hasFaults }: MailActsProps) {
  const { server, words, isSaved, saving, restoring, undoing } = editing;
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const tell = (title: string) => (error: unknown) => {
    const { code, message } = refusalOf(error);
    // A conflict has its own notice.
    if (code !== 'stale_edit') toast({ title, text: message ?? texts.tryAgain, failed: true });
  };
  const testing = useMutation({
    mutationFn: () => testMail(server, words),
    onSuccess: ({ sentTo }) => toast({ title: texts.sent, text: texts.sentText(sentTo) }),
    onError: tell(texts.notSent),
  });
  const save = () =>
    saving.mutate(words, {
      onSuccess: () => toast({ title: texts.saved, text: texts.savedText }),
      onError: tell(texts.notSaved),
    });
  const restore = () => {
    const before = server.texts;
    setAsking(false);
    restoring.mutate(undefined, {
      onSuccess: ({ version }) =>
        toast({
          title: texts.restored,
          undo: () => undoing.mutate({ texts: before, version }, { onError: tell(texts.notSaved) }),
        }),
      onError: tell(texts.notSaved),
    });
  };
  const state = server.isChanged ? texts.yours : texts.ours;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography component="output" color="textSecondary" sx={{ mr: 'auto' }}>
        {isSaved ? state : texts.unsaved}
      </Typography>
      {server.isChanged && (
        <Button loading={restoring.isPending} onClick={() => setAsking(true)}>
          {texts.restore}
        </Button>
      )}
      <Button
        variant="outlined"
        loading={testing.isPending}
        disabled={hasFaults}
        onClick={() => testing.mutate()}
      >
        {texts.test}
      </Button>
      <Button variant="contained" loading={saving.isPending} disabled={isSaved || hasFaults} onClick={save}>
        {texts.save}
      </Button>
      {isAsking && (
        <FormDialog
          isGrave
          title={texts.restoreTitle}
          submit={texts.restore}
          onSubmit={restore}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{texts.restoreText}</DialogContentText>
        </FormDialog>
      )}
    </Stack>
  );
}
