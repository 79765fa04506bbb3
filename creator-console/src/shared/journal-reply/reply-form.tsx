import { Muted } from '../muted';
import SendIcon from '@mui/icons-material/Send';
import { Button, Stack } from '@mui/material';
import { HttpError, maxLength, required, SaveButton, TextInput, useUpdate } from 'react-admin';
import { useToast } from '../toast/use-toast';
import { dayOf } from '../moment';
import type { SharedJournal } from './shared-journal';
import { texts } from './texts';
import { PlainRecordForm } from '../forms/record-form';

/** Same as the server's limit. */
const REPLY_LIMIT = 5_000;
const validate = [required(texts.needed), maxLength(REPLY_LIMIT)];

interface Props {
  record: SharedJournal;
  onSent?: () => void;
  /** For pages that show the form only while a reply is being written. */
  onCancel?: () => void;
}

/** Form for the one reply, which can also be corrected. Only the reply is sent; typed text stays if sending fails. */
export function ReplyForm({ record, onSent, onCancel }: Props) {
  const [update, { isPending }] = useUpdate<SharedJournal>();
  const toast = useToast();
  const send = ({ reply }: { reply?: string }) =>
    update(
      'shared-journals',
      { id: record.id, data: { reply }, previousData: record },
      {
        onSuccess: () => {
          toast({ title: texts.sent });
          onSent?.();
        },
        onError: (error) => toast({ title: isGone(error) ? texts.takenBack : texts.failed, failed: true }),
      },
    );
  return (
    <PlainRecordForm record={{ reply: record.reply ?? '' }} onSubmit={send}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {record.repliedAt !== null && (
          <Muted>
            {texts.repliedOn(dayOf(record.repliedAt))} {record.needsReply && texts.sharedAnew}
          </Muted>
        )}
        <TextInput
          source="reply"
          label={texts.yourReply}
          helperText={texts.replyHelp}
          validate={validate}
          multiline
          minRows={4}
          fullWidth
        />
        <Stack direction="row" spacing={1}>
          <SaveButton
            label={record.reply === null ? texts.send : texts.correct}
            icon={<SendIcon />}
            disabled={isPending}
          />
          {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        </Stack>
      </Stack>
    </PlainRecordForm>
  );
}

const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
