import SendIcon from '@mui/icons-material/SendOutlined';
import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Chip, IconButton, Stack, TextField } from '@mui/material';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { forSending, NOBODY } from '@sanctum/openapi/mention-text';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { MentionField } from './mention-field';
import { useAttachments } from './use-attachments';
import { SavedReplies } from './saved-replies';
import { texts } from './texts';
import { useDraft } from './use-draft';

interface Props {
  conversationId: string;
  /** To whom. */
  name: string;
  /** The circle or pod whose members an @ offers; null: it is to one student. */
  circleId: string | null;
  /** The words, and storageUrls of what is attached. */
  onSend: (text: string, attachments: string[]) => void;
  /** While words are being typed. */
  onTyping: () => void;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,.doc,.docx';

/** The field for a new message. Enter sends where there is a keyboard, Shift+Enter begins a line. */
export function Composer({ conversationId, name, circleId, onSend, onTyping }: Props) {
  const [draft, setDraft] = useDraft(conversationId);
  const [known, setKnown] = useState(NOBODY);
  const field = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { files, add, remove, clear, isSending, hasRoom } = useAttachments();
  const isEmpty = draft.trim() === '' && files.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isSending) return;
    onSend(
      forSending(draft.trim(), known),
      files.flatMap(({ storageUrl }) => (storageUrl === null ? [] : [storageUrl])),
    );
    setDraft('');
    clear();
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isFinger) send(event);
  };
  const write = (text: string) => {
    setDraft(text);
    onTyping();
  };
  const writing = {
    ...{ label: texts.writeTo(name), value: draft, multiline: true, maxRows: 6, fullWidth: true },
    slotProps: { htmlInput: { maxLength: MESSAGE_LIMIT } },
  };
  return (
    <Box component="form" onSubmit={send} sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {files.length > 0 && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
          {files.map(({ key, name, storageUrl }) => (
            <Chip
              key={key}
              label={storageUrl === null ? texts.attaching(name) : name}
              onDelete={() => remove(key)}
            />
          ))}
        </Stack>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <input
          ref={fileInput}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          onChange={({ target }) => {
            void add(target.files ?? []);
            target.value = '';
          }}
        />
        <IconButton
          aria-label={texts.attach}
          disabled={!hasRoom}
          onClick={() => fileInput.current?.click()}
          sx={{ p: 1.5 }}
        >
          <AttachIcon />
        </IconButton>
        <SavedReplies
          onInsert={(text) => {
            setDraft(draft.trim() === '' ? text : `${draft.trimEnd()}\n\n${text}`);
            field.current?.focus();
          }}
        />
        {circleId === null ? (
          <TextField
            {...writing}
            inputRef={field}
            onChange={({ target }) => write(target.value)}
            onKeyDown={sendByEnter}
          />
        ) : (
          <MentionField
            {...{ ...writing, field, known }}
            groupId={circleId}
            onChange={write}
            onKnown={setKnown}
            onKeyDown={sendByEnter}
          />
        )}
        <IconButton
          type="submit"
          color="primary"
          aria-label={texts.send}
          disabled={isEmpty || isSending}
          sx={{ p: 1.5 }}
        >
          <SendIcon />
        </IconButton>
      </Stack>
    </Box>
  );
}
