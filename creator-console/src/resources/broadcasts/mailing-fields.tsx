import { Box, FormHelperText, Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import {
  maxLength,
  required,
  TextInput,
  useInput,
  RadioButtonGroupInput,
  ValidationError,
} from 'react-admin';
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
  </>
);

/** Large, and used only here, in the course builder and on the legal pages. */
const EmailEditor = lazy(async () => ({
  default: (await import('./email-text/email-editor')).EmailEditor,
}));

/** The text of an email. One written as plain text becomes formatted with the first change. */
function EmailText({ placeholders }: Props) {
  const { field: plain } = useInput<string | undefined>({ source: 'text' });
  const { field, fieldState } = useInput<string | null | undefined>({
    source: 'html',
    validate: (html: unknown) => (html === '' || (!html && !plain.value) ? texts.needed : undefined),
    format: (html: string | null | undefined) => html,
    parse: (html: string | null | undefined) => html,
  });
  const [first] = useState(field.value ?? htmlOf(plain.value ?? ''));
  const problem = fieldState.error?.message;
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
