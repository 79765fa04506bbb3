import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { momentOf } from '../moment';
import { useToast } from '../toast/use-toast';
import { Attachments } from './attachments';
import { Bubble } from './bubble';
import type { Message } from './conversation.api';
import { HideMessage } from './hide-message';
import { texts } from './texts';

interface Props {
  message: Message;
  /** It was written to a circle or pod, whose host the coach is. */
  isInCircle: boolean;
  /** Of the coach's own the last one that the student has read, where both show it. */
  isReadByOther: boolean;
  onChanged: () => Promise<unknown>;
}

/** A message that has arrived. The coach can reword or delete one of her own for a while. */
export function SentMessage({ message, isInCircle, isReadByOther, onChanged }: Props) {
  const { id, text, isMine, sentAt, editedAt, changeableUntil, attachments } = message;
  const [words, setWords] = useState<string>();
  const { rewordMessage, deleteMessage } = useActs();
  const toast = useToast();
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setWords(undefined);
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message, failed: true });
    }
    await onChanged();
  };
  if (words !== undefined) {
    return (
      <Stack
        component="li"
        spacing={1}
        sx={{ alignItems: 'flex-end' }}
        onKeyDown={({ key }) => key === 'Escape' && setWords(undefined)}
      >
        <TextField
          label={texts.edit}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          slotProps={{ htmlInput: { maxLength: MESSAGE_LIMIT } }}
          inputRef={focusOnce}
          multiline
          fullWidth
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setWords(undefined)}>{texts.cancel}</Button>
          <Button
            variant="contained"
            disabled={words.trim() === ''}
            onClick={() => void change(() => rewordMessage(id, words.trim()))}
          >
            {texts.save}
          </Button>
        </Stack>
      </Stack>
    );
  }
  const isChangeable = changeableUntil !== null && text !== null;
  return (
    <Bubble
      isMine={isMine}
      sender={isInCircle && !isMine ? (message.sender?.name ?? texts.gone) : null}
      footer={
        <>
          <time dateTime={sentAt}>{momentOf(sentAt)}</time>
          {editedAt && text !== null && <span>{texts.edited}</span>}
          {isReadByOther && <span>{texts.read}</span>}
          {message.seenBy !== null && message.seenBy > 0 && <span>{texts.seen(message.seenBy)}</span>}
          {isInCircle && !isMine && text !== null && <HideMessage message={message} onChanged={onChanged} />}
          {isChangeable && (
            <>
              <IconButton size="small" aria-label={texts.edit} onClick={() => setWords(text)}>
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={texts.delete}
                onClick={() => void change(() => deleteMessage(id))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </>
          )}
        </>
      }
    >
      {text === null ? <em>{texts.deleted}</em> : withNames(text, message.mentions)}
      <Attachments items={attachments} />
      {message.isHidden && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, fontStyle: 'italic' }}>
          {texts.hiddenWhy(message.hiddenReason ?? '')}
        </Typography>
      )}
    </Bubble>
  );
}

/** In a text a mention is the id of an account; it is read with the name. Of whoever is gone nothing is left but the sign. */
const withNames = (text: string, mentions: Message['mentions']): string =>
  text.replaceAll(
    /@\[([0-9a-f-]{36})\]/g,
    (_, id) => `@${mentions.find(({ accountId }) => accountId === id)?.name ?? '…'}`,
  );

/** The button that was pressed is gone. */
const focusOnce = (element: HTMLTextAreaElement | null) => element?.focus();
