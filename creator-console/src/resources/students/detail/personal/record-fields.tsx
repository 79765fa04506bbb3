import { Box } from '@mui/material';
import { STUDENT_LIMITS } from '@sanctum/openapi/choices';
import { email, maxLength, required, TextInput } from 'react-admin';
import { texts } from './texts';

const { fields } = texts;
const GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  width: '100%',
  maxWidth: '52rem',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** react-admin grays out read-only fields; here they should be readable. */
const READABLE = {
  '.MuiInputBase-input.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor' },
  '.MuiInputLabel-root.Mui-disabled': { color: 'text.secondary' },
} as const;

const limited = (field: keyof typeof STUDENT_LIMITS) => maxLength(STUDENT_LIMITS[field], texts.tooLong);
const needed = required(texts.needed);
const isEmail = email(texts.noEmail);

const Line = ({ source, readOnly }: { source: keyof typeof STUDENT_LIMITS; readOnly: boolean }) => (
  <TextInput source={source} label={fields[source]} validate={limited(source)} readOnly={readOnly} />
);

interface Props {
  readOnly?: boolean;
  /** Sign-in name of a student without an email address; null for all others. */
  signInName: string | null;
}

export const RecordFields = ({ readOnly = false, signInName }: Props) => (
  <Box sx={readOnly ? { ...GRID, ...READABLE } : GRID}>
    <TextInput
      source="username"
      label={fields.username}
      validate={[needed, limited('username')]}
      readOnly={readOnly}
    />
    <TextInput
      source="email"
      type="email"
      label={fields.email}
      helperText={readOnly ? (signInName === null ? ' ' : texts.signsInAs(signInName)) : texts.emailHelp}
      validate={[...(signInName === null ? [needed] : []), limited('email'), isEmail]}
      readOnly={readOnly}
    />
    <TextInput
      source="phone"
      type="tel"
      label={fields.phone}
      validate={limited('phone')}
      readOnly={readOnly}
    />
    <TextInput
      source="birthday"
      type="date"
      label={fields.birthday}
      readOnly={readOnly}
      slotProps={{ inputLabel: { shrink: true } }}
    />
    <Line source="address" readOnly={readOnly} />
    <Line source="city" readOnly={readOnly} />
    <Line source="state" readOnly={readOnly} />
    <Line source="zipCode" readOnly={readOnly} />
    <Line source="country" readOnly={readOnly} />
  </Box>
);
