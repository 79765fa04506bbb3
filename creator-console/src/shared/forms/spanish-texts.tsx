import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useContext, useState } from 'react';
import { type FieldErrors, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Secondary } from '../secondary';
import { FaultsContext } from './faults';
import { TextField } from './text-field';
import { texts } from './texts';

export interface SpanishText {
  /** Path of its value in the request. */
  name: string;
  label: string;
  english: string;
  spanish: string;
  limit: number;
  rows?: number;
  fault?: string | undefined;
  onChange: (spanish: string) => void;
}

const isMissing = ({ english, spanish }: Pick<SpanishText, 'english' | 'spanish'>): boolean =>
  english.trim() !== '' && spanish.trim() === '';

/**
 * Spanish version of a record's texts. Collapsed, it shows how many are missing; expanded, each is below its English
 * text.
 */
export function SpanishTexts({ fields }: { fields: readonly SpanishText[] }) {
  const { at } = useContext(FaultsContext);
  return (
    <SpanishSection
      missing={fields.filter(isMissing).length}
      help={texts.spanishHelp}
      names={fields.map(({ name }) => name)}
      isRefused={fields.some(({ name, fault }) => fault !== undefined || name in at)}
    >
      {fields.map((field) => (
        <SpanishField key={field.name} {...field} />
      ))}
    </SpanishSection>
  );
}

interface SectionProps {
  /** Number of texts without a translation. */
  missing: number;
  help: string;
  /** Paths of its values in the request. */
  names: readonly string[];
  /** True if one of its values has an error. */
  isRefused: boolean;
  children: ReactNode;
}

/** A part of a form that is collapsed until its texts are translated, or one of them is refused. */
export function SpanishSection({ missing, help, names, isRefused, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  if (wasRefused !== isRefused) {
    setWasRefused(isRefused);
    if (isRefused) setOpen(true);
  }
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, isExpanded) => setOpen(isExpanded)}
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ width: '100%', mb: 2.5, borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{texts.spanish}</Typography>
          <Secondary>{texts.spanishMissing(missing)}</Secondary>
          {/* the form finds the fields by these while they are not in the page */}
          {!isOpen && names.map((name) => <span key={name} data-field={name} hidden />)}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2.5 }}>
        <Secondary>{help}</Secondary>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

/** A text field below its English text, which can be copied into it. */
export function SpanishField({
  name,
  label,
  english,
  spanish,
  limit,
  rows = 1,
  fault,
  onChange,
}: SpanishText) {
  return (
    <Stack spacing={1}>
      {english !== '' && (
        <Secondary lang="en" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {english}
        </Secondary>
      )}
      <TextField
        name={name}
        label={texts.inSpanish(label)}
        value={spanish}
        size="small"
        fullWidth
        {...(rows > 1 && { multiline: true, minRows: rows })}
        {...(fault !== undefined && { error: true, helperText: fault })}
        slotProps={{ htmlInput: { maxLength: limit, lang: 'es' } }}
        onChange={({ target }) => onChange(target.value)}
      />
      {english !== '' && <CopyEnglish label={label} onCopy={() => onChange(english)} />}
    </Stack>
  );
}

/** Copies the English text of a field into its Spanish one, to translate it there. */
export const CopyEnglish = ({ label, onCopy }: { label: string; onCopy: () => void }) => (
  <Button
    size="small"
    startIcon={<ContentCopyIcon />}
    aria-label={texts.copyEnglishOf(label)}
    onClick={onCopy}
    sx={{ alignSelf: 'flex-start' }}
  >
    {texts.copyEnglish}
  </Button>
);

/** One text of a react-admin form, by its field name. */
export interface TranslatedText extends Pick<SpanishText, 'label' | 'limit' | 'rows'> {
  /** Path of the English text. Its translation stands in `translations` of the same record or row. */
  source: string;
  /** True for a list, which is edited with one item per line. */
  isList?: boolean;
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';

const spanishNameOf = (source: string): string => source.replace(/[^.]+$/, 'translations.es.$&');

/** Returns the error message of a form field, which react-hook-form stores at the field's path. */
function faultAt(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name);
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : undefined;
}

/** The Spanish texts in a react-admin form. */
export function SpanishInputs({ of }: { of: readonly TranslatedText[] }) {
  const { setValue } = useFormContext();
  const values: unknown = useWatch();
  const { errors } = useFormState();
  const fields = of.map(({ source, isList = false, ...text }): SpanishText => {
    const name = spanishNameOf(source);
    return {
      ...text,
      name,
      english: asText(get(values, source)),
      spanish: asText(get(values, name)),
      fault: faultAt(errors, name),
      onChange: (spanish) => setValue(name, isList ? spanish.split('\n') : spanish, { shouldDirty: true }),
    };
  });
  return <SpanishTexts fields={fields} />;
}
