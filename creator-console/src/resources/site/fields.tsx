import type { Part } from './part';
import { TextField } from '../../shared/forms/text-field';
import { Stack, Card, CardContent, Typography } from '@mui/material';
import { texts } from './texts';
import { MediaChooser } from '../../media-library/media-chooser';
import type { ReactNode } from 'react';
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
        {isShown && (
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

/** A picture or a video of the media library that the site shows. */
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

interface WordsFieldProps {
  part: Part<string>;
  label: string;
  help?: string;
  /** More than one: a field for a paragraph. */
  rows?: number;
}

export const WordsField = ({ part: { value, change, path }, label, help, rows = 1 }: WordsFieldProps) => (
  <TextField
    name={path}
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => change(target.value)}
    helperText={help}
    {...(rows > 1 && { multiline: true, minRows: rows })}
  />
);

interface WordsFieldsProps<Words> {
  part: Part<Words>;
  /** Labels by field, and under its name with `Help` what is written there. */
  texts: Readonly<Record<string, unknown>>;
  /** The fields in order. */
  fields: readonly (keyof Words & string)[];
  /** Rows of those that are paragraphs. */
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
