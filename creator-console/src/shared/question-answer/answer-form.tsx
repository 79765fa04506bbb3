import { COMMENT_LIMIT } from '@sanctum/openapi/choices';
import { forSending, NOBODY } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { MentionField } from '../mentions/mention-field';
import { useAttempt } from '../toast/use-attempt';
import { texts } from './texts';
import { MarkedForm } from '../forms/marked-form';

interface Props {
  postId: string;
  /** Circle or pod of the question, whose members an @ lists; null: all members. */
  groupId: string | null;
}

/** Lets the coach answer a question in place. Typed text stays until it has been sent. */
export function AnswerForm({ postId, groupId }: Props) {
  const [text, setText] = useState('');
  const { known, choose } = useKnown(NOBODY);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, attempt, refusal } = useAttempt(texts.failed, texts.tryAgain);
  const refresh = useRefresh();
  const { answerPost } = useActs();

  async function send() {
    const answer = () => answerPost(postId, forSending(text.trim(), known));
    if (!(await attempt(answer, { title: texts.answered }))) return;
    setText('');
    refresh();
  }

  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isBusy}
      isUnsaved={text.trim() !== ''}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      onSubmit={send}
    >
      <MentionField
        name="text"
        field={field}
        groupId={groupId}
        label={texts.yourAnswer}
        value={text}
        onChange={setText}
        onMention={(id, who) => choose(id, who).label}
        slotProps={{ htmlInput: { maxLength: COMMENT_LIMIT } }}
        multiline
        minRows={3}
        fullWidth
      />
      <Button type="submit" variant="contained" loading={isBusy} disabled={text.trim() === ''}>
        {texts.answer}
      </Button>
    </MarkedForm>
  );
}
