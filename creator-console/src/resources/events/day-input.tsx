import { required, TextInput } from 'react-admin';
import { texts } from './texts';

interface Props {
  source: string;
  label: string;
  isNeeded?: boolean;
}

export const DayInput = ({ isNeeded = false, ...props }: Props) => (
  <TextInput
    {...props}
    type="date"
    slotProps={{ inputLabel: { shrink: true } }}
    {...(isNeeded && { validate: required(texts.needed) })}
  />
);
