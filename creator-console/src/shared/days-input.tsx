import { Stack } from '@mui/material';
import { DateInput } from 'react-admin';
import { texts } from './figures/texts';

interface Props {
  /** Names the input among the filters of its list; its days are kept under the two names below. */
  source: string;
  label: string;
  from: string;
  to: string;
  alwaysOn: true;
}

/** A list's filter over days, on one line. It always stands there, so that both its days are put away together. */
export const DaysInput = ({ label, from, to }: Props) => (
  <Stack
    component="fieldset"
    direction="row"
    spacing={1}
    aria-label={label}
    sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
  >
    <DateInput
      source={from}
      label={`${label} ${texts.from.toLowerCase()}`}
      helperText={false}
      sx={{ minWidth: 160 }}
    />
    <DateInput source={to} label={texts.to} helperText={false} sx={{ minWidth: 150 }} />
  </Stack>
);
