import { Box, FormHelperText, Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { maxLength, TextInput, useInput, useSourceContext, ValidationError } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { CopyEnglish, SpanishSection } from '../../shared/forms/spanish-texts';
import { texts as forms } from '../../shared/forms/texts';
import { SeeMailingButton } from './mailing-preview-dialog';
import { htmlOf } from './email-text/html-of';
import type { texts as email } from './email-text/texts';
import { missingIn, useMailingWords } from './email-text/use-mailing-words';
import { needed } from './purpose-input';
import { texts } from './texts';

interface Props {
  placeholders: readonly (keyof typeof email.placeholders)[];
}

/** Subject and text of an email, which can start from a template and be saved as one. */
export function MailingFields({ placeholders }: Props) {
  const [fills, setFills] = useState(0);
  const refill = () => setFills((before) => before + 1);
  return (
    <>
      <TextInput
        source="subject"
        label={texts.subject}
        validate={[needed, maxLength(150)]}
        fullWidth
        helperText={false}
      />
      <EmailText placeholders={placeholders} onFilled={refill} />
      <SpanishVersion placeholders={placeholders} fills={fills} onFilled={refill} />
    </>
  );
}

/** Large, and used only here, in the course builder and on the legal pages. */
const EmailEditor = lazy(async () => ({
  default: (await import('./email-text/email-editor')).EmailEditor,
}));

interface TextProps extends Props {
  /** Path of the version in another language, with a dot at its end; left out for the English one. */
  path?: string;
  /** Called when a saved template fills the whole email, which only the English version offers. */
  onFilled?: () => void;
}

/**
 * The text of an email. One written as plain text becomes formatted with the first change. The server checks whether a
 * version in another language is complete.
 */
function EmailText({ placeholders, path = '', onFilled }: TextProps) {
  const { field: plain, fieldState: plainState } = useInput<string | undefined>({
    source: `${path}text`,
    parse: (text: string) => text,
  });
  const { field, fieldState } = useInput<string | null | undefined>({
    source: `${path}html`,
    validate: (html: unknown) =>
      path === '' && (html === '' || (!html && !plain.value)) ? texts.needed : undefined,
    format: (html: string | null | undefined) => html,
    parse: (html: string | null | undefined) => html,
  });
  const [first] = useState(field.value ?? htmlOf(plain.value ?? ''));
  const change = (html: string) => {
    plain.onChange('');
    field.onChange(html);
  };
  const problem = (fieldState.error ?? plainState.error)?.message;
  return (
    <Box data-field={field.name} sx={{ mb: 2, width: '100%' }}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <EmailEditor html={first} placeholders={placeholders} onChange={change} onFilled={onFilled} />
      </Suspense>
      <FormHelperText error={problem !== undefined} role={problem ? 'alert' : undefined}>
        {problem === undefined ? texts.textHelp : <ValidationError error={problem} />}
      </FormHelperText>
    </Box>
  );
}

const SPANISH = 'translations.es.';

interface SpanishProps extends Props {
  /** Number of times that other words replaced the Spanish ones, which the editor reads when it opens. */
  fills: number;
  onFilled: () => void;
}

/** The Spanish version of an email, which people who use the site in Spanish get instead of the English one. */
function SpanishVersion({ placeholders, fills, onFilled }: SpanishProps) {
  const { words, set } = useMailingWords();
  const { getSource } = useSourceContext();
  const { errors } = useFormState();
  const names = ['subject', 'text', 'html'].map((name) => getSource(`${SPANISH}${name}`));
  const { translations, ...english } = words;
  const copy = () => {
    set({ translations: { es: english } });
    onFilled();
  };
  return (
    <SpanishSection
      missing={missingIn(translations.es)}
      help={texts.spanishVersionHelp}
      names={names}
      isRefused={names.some((name) => get(errors, name) !== undefined)}
    >
      <CopyEnglish label={texts.mailing} onCopy={copy} />
      <TextInput
        source={`${SPANISH}subject`}
        label={forms.inSpanish(texts.subject)}
        validate={maxLength(150)}
        parse={(subject: string) => subject}
        fullWidth
        helperText={false}
        slotProps={{ htmlInput: { lang: 'es' } }}
      />
      <Box lang="es">
        <EmailText key={fills} placeholders={placeholders} path={SPANISH} />
      </Box>
      <Box>
        <SeeMailingButton language="es" />
      </Box>
    </SpanishSection>
  );
}
