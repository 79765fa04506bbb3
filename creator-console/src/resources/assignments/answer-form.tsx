import { Button, Stack } from '@mui/material';
import { HttpError, maxLength, TextInput, useRefresh, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PlainRecordForm } from '../../shared/forms/record-form';
import { useToast } from '../../shared/toast/use-toast';
import type { WholeSubmission } from './submission';
import { texts } from './texts';

/** Same as the server's limit. */
const FEEDBACK_LIMIT = 5_000;

type Decision = NonNullable<WholeSubmission['decision']>;

interface Answer {
  feedback?: string | null;
  decision?: Decision;
}

const validate = [
  (feedback: unknown, { decision }: Answer) =>
    decision === 'try_again' && (typeof feedback !== 'string' || feedback.trim() === '')
      ? texts.needed
      : undefined,
  maxLength(FEEDBACK_LIMIT),
];

/** Form for the answer to the latest version, which can also be corrected. Typed text stays if sending fails. */
export function AnswerForm({ record }: { record: WholeSubmission }) {
  const [update, { isPending }] = useUpdate<WholeSubmission>();
  const refresh = useRefresh();
  const toast = useToast();
  const send = ({ feedback, decision }: Answer) =>
    update(
      'assignments',
      {
        id: record.id,
        data: { feedback: feedback ?? '', decision, version: record.version },
        previousData: record,
      },
      {
        onSuccess: () => toast({ title: texts.sent }),
        onError: (error) => {
          toast({ title: wordsFor(error), failed: true });
          refresh();
        },
      },
    );
  return (
    <PlainRecordForm record={{ feedback: record.feedback ?? '' }} onSubmit={send}>
      <Stack spacing={1}>
        <TextInput
          source="feedback"
          label={texts.yourAnswer}
          helperText={texts.answerHelp}
          validate={validate}
          multiline
          minRows={4}
          fullWidth
        />
        <Decisions isPending={isPending} />
      </Stack>
    </PlainRecordForm>
  );
}

/** Both buttons send the form, each with its decision. */
function Decisions({ isPending }: { isPending: boolean }) {
  const { setValue } = useFormContext<Answer>();
  return (
    <Stack direction="row" spacing={1}>
      <Button
        type="submit"
        variant="contained"
        disabled={isPending}
        onClick={() => setValue('decision', 'done')}
      >
        {texts.done}
      </Button>
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending}
        onClick={() => setValue('decision', 'try_again')}
      >
        {texts.tryAgain}
      </Button>
    </Stack>
  );
}

function wordsFor(error: unknown): string {
  if (!(error instanceof HttpError)) return texts.failed;
  return error.status === 404 ? texts.takenBack : error.status === 412 ? texts.stale : texts.failed;
}
