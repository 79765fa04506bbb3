import { Stack } from '@mui/material';
import { SESSION_LIMITS } from '@sanctum/openapi/choices';
import { texts } from './texts';
import { TextField } from '../forms/text-field';

/** Number of sessions and days of validity, as typed. */
export interface TypedTerms {
  sessions: string;
  /** Empty: no expiry. */
  validDays: string;
}

interface Terms {
  sessions: number;
  validDays: number | null;
}

export const typedTerms = ({
  sessions,
  validDays,
}: { [Term in keyof Terms]: number | null }): TypedTerms => ({
  sessions: String(sessions ?? 1),
  validDays: String(validDays ?? ''),
});

const isWithin = (typed: string, most: number): boolean =>
  Number.isInteger(Number(typed)) && Number(typed) >= 1 && Number(typed) <= most;
const isCount = ({ sessions }: TypedTerms) => isWithin(sessions, SESSION_LIMITS.sessions);
const isPeriod = ({ validDays }: TypedTerms) =>
  validDays === '' || isWithin(validDays, SESSION_LIMITS.validDays);

/** Returns the typed values if they are within the server's limits; else undefined. */
export const termsOf = (typed: TypedTerms): Terms | undefined =>
  isCount(typed) && isPeriod(typed)
    ? {
        sessions: Number(typed.sessions),
        validDays: typed.validDays === '' ? null : Number(typed.validDays),
      }
    : undefined;

interface Props {
  typed: TypedTerms;
  onType: (typed: TypedTerms) => void;
}

export const SessionTerms = ({ typed, onType }: Props) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
    <TextField
      name="sessions"
      required
      fullWidth
      label={texts.sessions}
      helperText={texts.upTo(SESSION_LIMITS.sessions)}
      type="number"
      value={typed.sessions}
      error={typed.sessions !== '' && !isCount(typed)}
      onChange={({ target }) => onType({ ...typed, sessions: target.value })}
      slotProps={{ htmlInput: { min: 1, max: SESSION_LIMITS.sessions } }}
    />
    <TextField
      name="validDays"
      fullWidth
      label={texts.validDays}
      helperText={texts.validDaysHelp(SESSION_LIMITS.validDays)}
      type="number"
      value={typed.validDays}
      error={!isPeriod(typed)}
      onChange={({ target }) => onType({ ...typed, validDays: target.value })}
      slotProps={{ htmlInput: { min: 1, max: SESSION_LIMITS.validDays } }}
    />
  </Stack>
);
