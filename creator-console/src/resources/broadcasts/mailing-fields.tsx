import { Button, Stack } from '@mui/material';
import { maxLength, required, TextInput, useInput, RadioButtonGroupInput } from 'react-admin';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

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
  placeholders: readonly (keyof typeof texts.placeholders)[];
}

export function MailingFields({ placeholders }: Props) {
  const { field } = useInput<string>({ source: 'text' });
  const put = (name: string) => field.onChange(`${field.value}{{${name}}}`);
  return (
    <>
      <TextInput
        source="subject"
        label={texts.subject}
        validate={[needed, maxLength(150)]}
        fullWidth
        helperText={false}
      />
      <TextInput
        source="text"
        label={texts.text}
        validate={[needed, maxLength(10_000)]}
        multiline
        minRows={8}
        maxRows={24}
        fullWidth
        helperText={texts.textHelp}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Secondary>{texts.fillIn}</Secondary>
        {placeholders.map((name) => (
          <Button key={name} size="small" variant="outlined" onClick={() => put(name)}>
            {texts.placeholders[name]}
          </Button>
        ))}
      </Stack>
    </>
  );
}
