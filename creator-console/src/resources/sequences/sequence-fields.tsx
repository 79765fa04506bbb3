import { Box, Divider, FormHelperText } from '@mui/material';
import {
  ArrayInput,
  FormDataConsumer,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { Heading, MailingFields, needed, PurposeInput, SeeMailingButton } from '../broadcasts';
import { BLANK_STEP, type NewSequence } from './sequence';
import { texts } from './texts';
import { choicesOf, RecordInput } from '../../shared/filters';

/** Triggers about a product that the recipient owns. */
const ABOUT_OWNED: readonly NewSequence['trigger'][] = ['bought', 'enrolled', 'module_opened'];

/** Triggers with a subject that the emails can name. */
const NAMED: readonly NewSequence['trigger'][] = [...ABOUT_OWNED, 'cart_left'];

/** Trigger, purpose and emails of a sequence. */
export const SequenceFields = () => (
  <>
    <TextInput
      source="name"
      label={texts.name}
      helperText={texts.nameHelp}
      validate={[needed, maxLength(80)]}
      fullWidth
    />
    <SelectInput
      source="trigger"
      label={texts.trigger}
      choices={choicesOf(texts.triggers)}
      validate={needed}
      helperText={false}
      sx={{ minWidth: 260 }}
    />
    <FormDataConsumer<NewSequence>>
      {({ formData: { trigger } }) => (
        <>
          {trigger === 'cart_left' && (
            <FormHelperText sx={{ mx: '14px', mt: 0, mb: 1 }}>
              {texts.cartHelp(`${window.location.origin}/cart`)}
            </FormHelperText>
          )}
          {trigger !== 'registered' && (
            <Product source="productId" label={texts.product} help={texts.productHelp} />
          )}
          {trigger === 'quiet' && (
            <NumberInput
              source="quietDays"
              label={texts.quietDays}
              validate={[needed, minValue(7), maxValue(365)]}
              helperText={false}
              step={1}
              min={7}
              max={365}
            />
          )}
        </>
      )}
    </FormDataConsumer>
    <FormDataConsumer<NewSequence>>
      {({ formData: { trigger } }) => <PurposeInput isAboutOwned={ABOUT_OWNED.includes(trigger)} />}
    </FormDataConsumer>
    <Product source="goalProductId" label={texts.goal} help={texts.goalHelp} />
    <Divider sx={{ my: 2, width: '100%' }} />
    <Heading>{texts.mailings}</Heading>
    <ArrayInput source="steps" label={false} defaultValue={[BLANK_STEP]}>
      <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => texts.mailingNo(index + 1)}>
        <Step />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

const Step = () => (
  <Box sx={{ width: '100%' }}>
    <NumberInput
      source="delayDays"
      label={texts.delay}
      helperText={texts.delayHelp}
      validate={[needed, minValue(0), maxValue(365)]}
      defaultValue={0}
      step={1}
      min={0}
      max={365}
    />
    <FormDataConsumer<NewSequence>>
      {({ formData: { trigger } }) => (
        <MailingFields
          placeholders={NAMED.includes(trigger) ? ['firstName', 'title', 'coach'] : ['firstName', 'coach']}
        />
      )}
    </FormDataConsumer>
    <SeeMailingButton />
  </Box>
);

const Product = ({ source, label, help }: { source: string; label: string; help: string }) => (
  <RecordInput
    source={source}
    reference="products"
    named="title"
    label={label}
    helperText={help}
    width={260}
  />
);
