import { MAIL_TEXT_LIMITS } from '@sanctum/openapi/choices';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { MailTemplate, MailTexts } from './mails.api';
import { texts } from './texts';
import type { Field } from './use-mail-texts';
import { TextField } from '../../shared/forms/text-field';
import { Secondary } from '../../shared/secondary';

const FIELDS = Object.keys(texts.fields) as Field[];
const ROWS: Partial<Record<Field, number>> = { body: 6, footnote: 2 };

const inBrackets = (name: string): string => `{{${name}}}`;

interface TextFieldsProps {
  mail: MailTemplate;
  words: MailTexts;
  onChange: (field: Field, text: string) => void;
}

export function TextFields({ mail, words, onChange }: TextFieldsProps) {
  const inputs = useRef(new Map<Field, HTMLInputElement | HTMLTextAreaElement>());
  const [into, setInto] = useState<Field>('body');
  const fields = FIELDS.filter((field) => field !== 'button' || mail.ours.button !== '');

  /** Inserts at the cursor, or at the end if the field was never focused; typing continues after the insertion. */
  function insert(name: string) {
    const input = inputs.current.get(into);
    const text = words[into];
    const from = input?.selectionStart ?? text.length;
    const to = input?.selectionEnd ?? text.length;
    const put = inBrackets(name);
    onChange(into, text.slice(0, from) + put + text.slice(to));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + put.length, from + put.length);
    });
  }

  return (
    <Stack sx={{ gap: 2 }}>
      {fields.map((field) => (
        <TextField
          name={field}
          key={field}
          fullWidth
          size="small"
          label={texts.fields[field]}
          value={words[field]}
          onChange={({ target }) => onChange(field, target.value)}
          onFocus={() => setInto(field)}
          helperText={helpFor(mail, field)}
          inputRef={(input: HTMLInputElement | null) => {
            if (input) inputs.current.set(field, input);
          }}
          slotProps={{ htmlInput: { maxLength: MAIL_TEXT_LIMITS[field], lang: mail.language } }}
          {...(ROWS[field] && { multiline: true, minRows: ROWS[field] })}
        />
      ))}
      <Placeholders mail={mail} into={into} onInsert={insert} />
    </Stack>
  );
}

function helpFor({ placeholders }: MailTemplate, field: Field): string | undefined {
  const needed = placeholders.filter(({ neededIn }) => neededIn.includes(field));
  const help = [
    ...(field === 'body' ? [texts.bodyHelp] : []),
    ...(needed.length > 0 ? [texts.stays(needed.map(({ name }) => inBrackets(name)))] : []),
  ];
  return help.length > 0 ? help.join(' ') : undefined;
}

interface PlaceholdersProps {
  mail: MailTemplate;
  into: Field;
  onInsert: (name: string) => void;
}

function Placeholders({ mail, into, onInsert }: PlaceholdersProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {texts.insert(texts.fields[into])}
      </Typography>
      <Secondary sx={{ mb: 1 }}>{texts.insertHelp}</Secondary>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mail.placeholders.map(({ name, label, sample }) => (
          <li key={name}>
            <Chip
              variant="outlined"
              label={label}
              title={texts.insertOne(label, sample)}
              onClick={() => onInsert(name)}
              // Keeps the focus in the field, and with it the cursor.
              onMouseDown={(event) => event.preventDefault()}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
