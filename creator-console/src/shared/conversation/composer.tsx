import SendIcon from '@mui/icons-material/SendOutlined';
import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Chip, IconButton, Stack, TextField } from '@mui/material';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useAttachments } from './use-attachments';
import { SavedReplies } from './saved-replies';
import { texts } from './texts';
import { useDraft } from './use-draft';

interface Props {
  conversationId: string;
  /** To whom. */
  name: string;
  /** The words, and storageUrls of what is attached. */
  onSend: (text: string, attachments: string[]) => void;
  /** While words are being typed. */
  onTyping: () => void;
}

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,.doc,.docx';

/** The field for a new message. Enter sends where there is a keyboard, Shift+Enter begins a line. */
export function Composer({ conversationId, name, onSend, onTyping }: Props) {
  const [draft, setDraft] = useDraft(conversationId);
  const field = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const { files, add, remove, clear, isSending, hasRoom } = useAttachments();
  const isEmpty = draft.trim() === '' && files.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isSending) return;
    onSend(
      draft.trim(),
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
        <TextField
          inputRef={field}
          label={texts.writeTo(name)}
          value={draft}
          onChange={({ target }) => {
            setDraft(target.value);
            onTyping();
          }}
          onKeyDown={sendByEnter}
          slotProps={{ htmlInput: { maxLength: MESSAGE_LIMIT } }}
          multiline
          maxRows={6}
          fullWidth
        />
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
