import { Box, Button, Stack } from '@mui/material';
import { forSending, forWriting } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { useEffect, useRef, useState } from 'react';
import { MessageField } from './message-field';
import type { Message } from './conversation.api';
import { texts } from './texts';
import { MarkedForm } from '../forms/marked-form';

interface Props {
  text: string;
  mentions: Message['mentions'];
  /** Circle or pod whose members an @ lists; null: a conversation with one student. */
  circleId: string | null;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Edits one of the coach's messages. Mentioned people are shown by name, and sent by id. */
export function Reword({ text, mentions, circleId, onSave, onCancel }: Props) {
  const [begun] = useState(() => forWriting(text, mentions));
  const [words, setWords] = useState(begun.text);
  const { known, choose } = useKnown(begun.known);
  const field = useRef<HTMLInputElement>(null);
  // the clicked button is gone
  useEffect(() => field.current?.focus(), []);
  const save = () => onSave(forSending(words.trim(), known));
  return (
    <Box component="li" onKeyDown={({ key }) => key === 'Escape' && words === begun.text && onCancel()}>
      <MarkedForm
        isUnsaved={words !== begun.text}
        sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
        onSubmit={save}
      >
        <MessageField
          name="text"
          label={texts.edit}
          value={words}
          circleId={circleId}
          field={field}
          choose={choose}
          onText={setWords}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={words.trim() === ''}>
            {texts.save}
          </Button>
        </Stack>
      </MarkedForm>
    </Box>
  );
}
