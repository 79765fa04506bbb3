import { Stack, Typography } from '@mui/material';
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
} from 'react-admin';
import type { Coupon } from './coupon';
import { MomentInput } from './moment-input';
import { SwitchInput } from './switch-input';
import { texts } from './texts';

const KINDS = Object.entries(texts.kinds).map(([id, name]) => ({ id, name }));
const BY_TITLE = { field: 'title', order: 'ASC' } as const;
const SIDE_BY_SIDE = { direction: { xs: 'column', sm: 'row' }, sx: { width: '100%', columnGap: 2 } } as const;
export const needed = required(texts.needed);
const atLeastOne = minValue(1);

/** Settings of a coupon, for new and existing ones. */
export const CouponFields = () => (
  <>
    <RadioButtonGroupInput source="kind" label={texts.kind} choices={KINDS} validate={needed} />
    <FormDataConsumer<Coupon>>
      {({ formData }) => (formData.kind === 'amount' ? <Amount /> : <Percent />)}
    </FormDataConsumer>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {texts.least}
    </Typography>
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
