import { MomentField } from '../../../../shared/forms/use-fields';
import { texts } from './texts';

interface Props {
  value: string;
  onChange: (typed: string) => void;
}

/** Field for the time at which access ends; empty: never. */
export const AccessEndField = (props: Props) => (
  <MomentField {...props} name="accessUntil" label={texts.accessUntil} helperText={texts.accessUntilHelp()} />
);
