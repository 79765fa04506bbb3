import { COMMENT_LIMIT } from '@sanctum/openapi/choices';
import { forSending, NOBODY } from '@sanctum/openapi/mention-text';
import { Button, Stack } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { MentionField } from '../mentions/mention-field';
import { useAttempt } from '../toast/use-attempt';
import { texts } from './texts';

interface Props {
  postId: string;
  /** The circle or pod the question stands in, whose members an @ offers; null: for all members. */
  groupId: string | null;
}

/** The coach answers a question where she reads it. What she has written stays until it has arrived. */
export function AnswerForm({ postId, groupId }: Props) {
  const [text, setText] = useState('');
  const [known, setKnown] = useState(NOBODY);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const refresh = useRefresh();
  const { answerPost } = useActs();

  async function send(event: FormEvent) {
    event.preventDefault();
    const answer = () => answerPost(postId, forSending(text.trim(), known));
    if (!(await attempt(answer, { title: texts.answered }))) return;
    setText('');
    refresh();
  }

  return (
    <Stack
      component="form"
      spacing={1.5}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => void send(event)}
    >
      <MentionField
        field={field}
        groupId={groupId}
        known={known}
        label={texts.yourAnswer}
        value={text}
        onChange={setText}
        onKnown={setKnown}
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
