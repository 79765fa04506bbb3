import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormLabel, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../shared/forms/field-group';
import { CardFields, English, WordsField } from './fields';
import { entriesOf, type Part } from './part';
import { texts } from './texts';
import { IconAct } from '../../shared/icon-act';

interface ListFieldProps<Entry> {
  part: Part<Entry[]>;
  label: string;
  /** Initial values of a new entry. */
  blank: Entry;
  most: number;
  children: (entry: Part<Entry>, name: string) => ReactNode;
}

/** A list in the site's content that the coach can reorder. */
export function ListField<Entry>({ part, label, blank, most, children }: ListFieldProps<Entry>) {
  const { value, change } = part;
  const swap = (index: number, other: number) =>
    change(value.with(index, value[other]!).with(other, value[index]!));
  return (
    <FieldGroup name={part.path} label={label} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <English text={part.english} />
      {entriesOf(part).map((entry, index) => {
        const name = texts.entry(label, index + 1);
        return (
          <Stack key={entry.path} direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children(entry, name)}</Box>
            <IconAct
              icon={ArrowUpwardIcon}
              isSmall
              label={texts.up(name)}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <IconAct
              icon={ArrowDownwardIcon}
              isSmall
              label={texts.down(name)}
              disabled={index === value.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <IconAct
              icon={CloseIcon}
              isSmall
              label={texts.remove(name)}
              onClick={() => change(value.toSpliced(index, 1))}
            />
          </Stack>
        );
      })}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={value.length >= most}
          onClick={() => change([...value, blank])}
        >
          {texts.add}
        </Button>
      </Box>
    </FieldGroup>
  );
}

interface WordListProps {
  part: Part<string[]>;
  label: string;
  most: number;
  rows?: number;
}

export const WordList = ({ rows = 1, ...list }: WordListProps) => (
  <ListField {...list} blank="">
    {(entry, name) => <WordsField part={entry} label={name} rows={rows} />}
  </ListField>
);

type Card = { title: string; text: string };

export const CardList = (list: { part: Part<Card[]>; label: string; most: number }) => (
  <ListField {...list} blank={{ title: '', text: '' }}>
    {(entry, name) => <CardFields part={entry} label={name} />}
  </ListField>
);
