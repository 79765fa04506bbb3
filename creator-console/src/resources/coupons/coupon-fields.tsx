import { Stack, FormControlLabel, Switch } from '@mui/material';
import {
  AutocompleteArrayInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  TextInput,
  useInput,
} from 'react-admin';
import type { Coupon } from './coupon';
import { texts } from './texts';
import { forInput, fromInput } from '../../shared/wall-clock';
import { Secondary } from '../../shared/secondary';
import { choicesOf } from '../../shared/filters';

/** On or off. react-admin's own switch passes a prop that this MUI version no longer has. */
function SwitchInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput<boolean>({ source });
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={Boolean(field.value)}
          onChange={(_, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

/** Date and time; null if empty. */
const MomentInput = (props: { source: string; label: string; helperText: string }) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={(moment: string | null) => (moment ? forInput(moment) : '')}
    parse={(typed: string) => fromInput(typed) ?? null}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const BY_TITLE = { field: 'title', order: 'ASC' } as const;
const SIDE_BY_SIDE = { direction: { xs: 'column', sm: 'row' }, sx: { width: '100%', columnGap: 2 } } as const;
export const needed = required(texts.needed);
const atLeastOne = minValue(1);

export const CouponFields = () => (
  <>
    <RadioButtonGroupInput
      source="kind"
      label={texts.kind}
      choices={choicesOf(texts.kinds)}
      validate={needed}
    />
    <FormDataConsumer<Coupon>>
      {({ formData }) => (formData.kind === 'amount' ? <Amount /> : <Percent />)}
    </FormDataConsumer>
    <Secondary sx={{ mb: 2 }}>{texts.least}</Secondary>
    <RadioButtonGroupInput
      source="onSubscriptions"
      label={texts.onSubscriptions}
      helperText={texts.onSubscriptionsHelp}
      choices={choicesOf(texts.recurrences)}
      validate={needed}
    />
    <FormDataConsumer<Coupon>>
      {({ formData }) => formData.onSubscriptions === 'first_payments' && <FirstPayments />}
    </FormDataConsumer>
    <ReferenceArrayInput source="productIds" reference="products" sort={BY_TITLE}>
      <AutocompleteArrayInput
        label={texts.products}
        optionText="title"
        helperText={texts.productsHelp}
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceArrayInput>
    <Stack {...SIDE_BY_SIDE}>
      <MomentInput source="startsAt" label={texts.startsAt} helperText={texts.startsHelp} />
      <MomentInput source="endsAt" label={texts.endsAt} helperText={texts.endsHelp} />
    </Stack>
    <Stack {...SIDE_BY_SIDE}>
      <NumberInput
        source="maxUses"
        label={texts.maxUses}
        helperText={texts.maxUsesHelp}
        validate={atLeastOne}
        step={1}
        min={1}
      />
      <NumberInput
        source="maxUsesPerPerson"
        label={texts.maxUsesPerPerson}
        helperText={texts.maxUsesPerPersonHelp}
        validate={atLeastOne}
        step={1}
        min={1}
      />
    </Stack>
    <SwitchInput source="isActive" label={texts.isActive} />
  </>
);

const Percent = () => (
  <NumberInput
    source="percent"
    label={texts.percent}
    helperText={texts.percentHelp}
    validate={[needed, atLeastOne, maxValue(100)]}
    step={1}
    min={1}
    max={100}
  />
);

const FirstPayments = () => (
  <NumberInput
    source="firstPayments"
    label={texts.firstPayments}
    helperText={texts.firstPaymentsHelp}
    validate={[needed, atLeastOne]}
    step={1}
    min={1}
  />
);

const Amount = () => (
  <TextInput
    source="amount"
    label={texts.amount}
    helperText={texts.amountHelp}
    validate={needed}
    type="number"
    slotProps={{ htmlInput: { min: 0.01, step: 0.01, inputMode: 'decimal' } }}
  />
);
