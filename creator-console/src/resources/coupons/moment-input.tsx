import { TextInput } from 'react-admin';
import { forInput } from '../../shared/moment';

interface Props {
  source: string;
  label: string;
  helperText: string;
}

/** A day and an hour on the reader's own clock; null without one. */
export const MomentInput = (props: Props) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={(moment: string | null) => (moment ? forInput(new Date(moment)) : '')}
    parse={(typed: string) => (typed === '' ? null : new Date(typed).toISOString())}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
