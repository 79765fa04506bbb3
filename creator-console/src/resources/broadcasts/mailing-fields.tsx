import { Box, FormHelperText, Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import {
  maxLength,
  required,
  TextInput,
  useInput,
  useSourceContext,
  RadioButtonGroupInput,
  ValidationError,
} from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { CopyEnglish, SpanishSection } from '../../shared/forms/spanish-texts';
import { texts as forms } from '../../shared/forms/texts';
import { SeeMailingButton } from './mailing-preview-dialog';
import { htmlOf } from './email-text/html-of';
import type { texts as email } from './email-text/texts';
import { texts } from './texts';

const PURPOSES = (['marketing', 'service'] as const).map((id) => ({ id, name: texts.purposes[id] }));

/** Purpose of an email, marketing or service, which decides who may receive it. */
export const PurposeInput = () => (
  <RadioButtonGroupInput
    source="purpose"
    label={texts.purpose}
    choices={PURPOSES}
    validate={needed}
    row={false}
    helperText={texts.purposeHelp}
  />
);

export const needed = required(texts.needed);

interface Props {
  placeholders: readonly (keyof typeof email.placeholders)[];
}

export const MailingFields = ({ placeholders }: Props) => (
  <>
    <TextInput
      source="subject"
      label={texts.subject}
      validate={[needed, maxLength(150)]}
      fullWidth
      helperText={false}
    />
    <EmailText placeholders={placeholders} />
    <SpanishVersion placeholders={placeholders} />
  </>
);

/** Large, and used only here, in the course builder and on the legal pages. */
const EmailEditor = lazy(async () => ({
  default: (await import('./email-text/email-editor')).EmailEditor,
}));

interface TextProps extends Props {
  /** Path of the version in another language, with a dot at its end; left out for the English one. */
  path?: string;
}

/**
 * The text of an email. One written as plain text becomes formatted with the first change. The server checks whether a
 * version in another language is complete.
 */
function EmailText({ placeholders, path = '' }: TextProps) {
  const { field: plain, fieldState: plainState } = useInput<string | undefined>({ source: `${path}text` });
  const { field, fieldState } = useInput<string | null | undefined>({
    source: `${path}html`,
    validate: (html: unknown) =>
      path === '' && (html === '' || (!html && !plain.value)) ? texts.needed : undefined,
    format: (html: string | null | undefined) => html,
    parse: (html: string | null | undefined) => html,
  });
  const [first] = useState(field.value ?? htmlOf(plain.value ?? ''));
  const problem = (fieldState.error ?? plainState.error)?.message;
  return (
    <Box data-field={field.name} sx={{ mb: 2, width: '100%' }}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <EmailEditor html={first} placeholders={placeholders} onChange={field.onChange} />
      </Suspense>
      <FormHelperText error={problem !== undefined} role={problem ? 'alert' : undefined}>
        {problem === undefined ? texts.textHelp : <ValidationError error={problem} />}
      </FormHelperText>
    </Box>
  );
}

const SPANISH = 'translations.es.';

/** The Spanish version of an email, which people who use the site in Spanish get instead of the English one. */
function SpanishVersion({ placeholders }: Props) {
  const { setValue } = useFormContext();
  const form: unknown = useWatch();
  const { getSource } = useSourceContext();
  const [copies, setCopies] = useState(0);
  const read = (name: string): string => {
    const value: unknown = get(form, getSource(name));
    return typeof value === 'string' ? value : '';
  };
  const htmlAt = (path: string) => read(`${path}html`) || htmlOf(read(`${path}text`));
  const copy = () => {
    for (const [name, value] of [
      ['subject', read('subject')],
      ['html', htmlAt('')],
    ] as const)
      setValue(getSource(`${SPANISH}${name}`), value, { shouldDirty: true });
    // the editor reads its content when it opens
    setCopies((before) => before + 1);
  };
  const missing = [read(`${SPANISH}subject`), htmlAt(SPANISH)].filter((words) => words === '').length;
  return (
    <SpanishSection missing={missing} help={texts.spanishVersionHelp}>
      <CopyEnglish label={texts.mailing} onCopy={copy} />
      <TextInput
        source={`${SPANISH}subject`}
        label={forms.inSpanish(texts.subject)}
        validate={maxLength(150)}
        fullWidth
        helperText={false}
        slotProps={{ htmlInput: { lang: 'es' } }}
      />
      <Box lang="es">
        <EmailText key={copies} placeholders={placeholders} path={SPANISH} />
      </Box>
      <Box>
        <SeeMailingButton language="es" />
      </Box>
    </SpanishSection>
  );
}
