import { isWritten, type Part } from './part';
import { TextField } from '../../shared/forms/text-field';
import { Stack, Card, CardContent, Typography } from '@mui/material';
import { texts } from './texts';
import { MediaChooser } from '../../media-library/media-chooser';
import type { ReactNode } from 'react';
import { Secondary } from '../../shared/secondary';
import { CheckField } from '../../shared/forms/choices';

interface SectionProps {
  title: string;
  /** Switch of a section that can be hidden; undefined if it is always shown. */
  isShown?: Part<boolean>;
  children: ReactNode;
}

export const Section = ({ title, isShown, children }: SectionProps) => (
  <Card component="section" aria-label={title}>
    <CardContent component={Stack} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {isShown && isWritten(isShown) && (
          <CheckField
            isSwitch
            label={texts.shown}
            checked={isShown.value}
            onChange={(isOn) => isShown.change(isOn)}
          />
        )}
      </Stack>
      {children}
    </CardContent>
  </Card>
);

interface FileFieldProps {
  part: Part<string | null>;
  kind: 'image' | 'video';
  label: string;
  help: string;
}

/** A picture or video of the media library that the site shows. */
export const FileField = ({ part, kind, label, help }: FileFieldProps) => (
  <MediaChooser
    name={part.path}
    kinds={[kind]}
    label={label}
    help={help}
    value={part.value}
    onChange={(asset) => part.change(asset?.id ?? null)}
  />
);

/** The first two lines of a section. */
export const HeadFields = <Words extends { eyebrow: string; title: string }>({
  part,
}: {
  part: Part<Words>;
}) => (
  <>
    <WordsField part={part.at('eyebrow')} label={texts.hero.eyebrow} />
    <WordsField part={part.at('title')} label={texts.hero.heading} />
  </>
);

type Card = { title: string; text: string };

export const CardFields = ({ part, label }: { part: Part<Card>; label: string }) => (
  <Stack spacing={1}>
    <WordsField part={part.at('title')} label={label} />
    <WordsField part={part.at('text')} label={texts.textOf(label)} rows={2} />
  </Stack>
);

interface WordsFieldProps {
  part: Part<string>;
  label: string;
  help?: string;
  /** More than one for a paragraph field. */
  rows?: number;
}

export function WordsField({ part, label, help, rows = 1 }: WordsFieldProps) {
  if (!isWritten(part)) return null;
  const { value, change, path, english } = part;
  return (
    <>
      <English text={english} />
      <TextField
        name={path}
        fullWidth
        size="small"
        label={label}
        value={value}
        onChange={({ target }) => change(target.value)}
        helperText={english === undefined ? help : undefined}
        {...(rows > 1 && { multiline: true, minRows: rows })}
        {...(english !== undefined && { slotProps: { htmlInput: { lang: 'es' } } })}
      />
    </>
  );
}

/** The English text above the field of its translation: one text, or the entries of a list. */
export function English({ text }: { text: unknown }) {
  const lines = (Array.isArray(text) ? text : [text]).map((entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? [(entry as Card).title, (entry as Card).text].filter(Boolean).join(': ')
      : entry,
  );
  const shown = lines.filter((line) => typeof line === 'string' && line !== '');
  if (shown.length === 0) return null;
  return (
    <Secondary lang="en" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: -1 }}>
      {shown.join('\n')}
    </Secondary>
  );
}

interface WordsFieldsProps<Words> {
  part: Part<Words>;
  /** Labels by field; the field's name with `Help` has its help text. */
  texts: Readonly<Record<string, unknown>>;
  /** Fields in order. */
  fields: readonly (keyof Words & string)[];
  /** Number of rows of the paragraph fields. */
  rows?: Partial<Record<keyof Words, number>>;
}

/** Fields of one section, in order. */
export const WordsFields = <Words,>({ part, texts: words, fields, rows = {} }: WordsFieldsProps<Words>) =>
  fields.map((field) => {
    const help = words[`${field}Help`];
    return (
      <WordsField
        key={field}
        part={part.at(field) as Part<unknown> as Part<string>}
        label={String(words[field])}
        rows={rows[field] ?? 1}
        {...(typeof help === 'string' && { help })}
      />
    );
  });
