import { Box, Button, Stack } from '@mui/material';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { forSending, forWriting } from '@sanctum/web/mentions/mention-text';
import { useKnown } from '@sanctum/web/mentions/use-known';
import { useEffect, useRef, useState } from 'react';
import { MentionField } from '../mentions/mention-field';
import type { Message } from './conversation.api';
import { texts } from './texts';
import { TextField } from '../forms/text-field';
import { MarkedForm } from '../forms/marked-form';

interface Props {
  text: string;
  mentions: Message['mentions'];
  /** The circle or pod whose members an @ offers; null: it is to one student. */
  circleId: string | null;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Another text for a message of the coach's. Whom it mentions is read by name, and sent by id. */
export function Reword({ text, mentions, circleId, onSave, onCancel }: Props) {
  const [begun] = useState(() => forWriting(text, mentions));
  const [words, setWords] = useState(begun.text);
  const { known, choose } = useKnown(begun.known);
  const field = useRef<HTMLInputElement>(null);
  // the button that was pressed is gone
  useEffect(() => field.current?.focus(), []);
  const writing = {
    name: 'text',
    label: texts.edit,
    value: words,
    multiline: true,
    fullWidth: true,
    slotProps: { htmlInput: { maxLength: MESSAGE_LIMIT } },
  };
  const save = () => onSave(forSending(words.trim(), known));
  return (
    <Box component="li" onKeyDown={({ key }) => key === 'Escape' && words === begun.text && onCancel()}>
      <MarkedForm
        isUnsaved={words !== begun.text}
        sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
        onSubmit={save}
      >
        {circleId === null ? (
          <TextField {...writing} inputRef={field} onChange={({ target }) => setWords(target.value)} />
        ) : (
          <MentionField
            {...writing}
            field={field}
            groupId={circleId}
            onChange={setWords}
            onMention={(id, who) => choose(id, who).label}
          />
        )}
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
