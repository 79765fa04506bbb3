import { RadioButtonGroupInput } from 'react-admin';
import { needed } from './letter-fields';
import { texts } from './texts';

const PURPOSES = (['marketing', 'service'] as const).map((id) => ({ id, name: texts.purposes[id] }));

/** Whether a letter sells or helps: that decides to whom it may go. */
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
