import { RadioButtonGroupInput } from 'react-admin';
import { needed } from './mailing-fields';
import { texts } from './texts';

const PURPOSES = (['marketing', 'service'] as const).map((id) => ({ id, name: texts.purposes[id] }));

/** Purpose of an email, marketing or service, which decides who may receive the email. */
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
