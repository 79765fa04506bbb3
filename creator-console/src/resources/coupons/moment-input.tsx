import { TextInput } from 'react-admin';
import { forInput, fromInput } from '../../shared/moment';

interface Props {
  source: string;
  label: string;
  helperText: string;
}

/** A day and an hour; null without one. */
export const MomentInput = (props: Props) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={(moment: string | null) => (moment ? forInput(moment) : '')}
    parse={(typed: string) => fromInput(typed) ?? null}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
