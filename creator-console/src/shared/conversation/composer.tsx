import SendIcon from '@mui/icons-material/SendOutlined';
import { IconButton, Stack, TextField } from '@mui/material';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { SavedReplies } from './saved-replies';
import { texts } from './texts';
import { useDraft } from './use-draft';

interface Props {
  conversationId: string;
  /** To whom. */
  name: string;
  onSend: (text: string) => void;
  /** While words are being typed. */
  onTyping: () => void;
}

/** The field for a new message. Enter sends where there is a keyboard, Shift+Enter begins a line. */
export function Composer({ conversationId, name, onSend, onTyping }: Props) {
  const [draft, setDraft] = useDraft(conversationId);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    setDraft('');
    onSend(text);
    field.current?.focus();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !isFinger) send(event);
  };
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      onSubmit={send}
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-end' }}
    >
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
        disabled={draft.trim() === ''}
        sx={{ p: 1.5 }}
      >
        <SendIcon />
      </IconButton>
    </Stack>
  );
}
