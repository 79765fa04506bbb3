import { COMMENT_LIMIT } from '@sanctum/openapi/choices';
import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import { texts } from './texts';

/** The coach answers a question where she reads it. What she has written stays until it has arrived. */
export function AnswerForm({ postId }: { postId: string }) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [toast, refresh, { answerPost }] = [useToast(), useRefresh(), useActs()];

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await answerPost(postId, text.trim());
      setText('');
      toast({ title: texts.answered });
      refresh();
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack
      component="form"
      spacing={1.5}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        label={texts.yourAnswer}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_LIMIT } }}
        multiline
        minRows={3}
        fullWidth
      />
      <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
        {texts.answer}
      </Button>
    </Stack>
  );
}
