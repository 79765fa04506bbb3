import { Stack } from '@mui/material';
import type { Part } from './part';
import { texts } from './texts';
import { WordsField } from './words-field';

export const CardFields = ({
  part,
  label,
}: {
  part: Part<{ title: string; text: string }>;
  label: string;
}) => (
  <Stack spacing={1}>
    <WordsField part={part.at('title')} label={label} />
    <WordsField part={part.at('text')} label={texts.textOf(label)} rows={2} />
  </Stack>
);
