import { InputAdornment, Typography } from '@mui/material';
import { OFFER_LIMITS } from '@sanctum/openapi/choices';
import { currencySign, priceOf } from '../../shared/figures/format';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SpanishTexts } from '../../shared/forms/spanish-texts';
import { TextField } from '../../shared/forms/text-field';
import { ChoiceField, MomentField, useFields } from '../../shared/forms/use-fields';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { clockName } from '../../shared/moment';
import { sumOf } from '../../shared/offer-payments';
import { Secondary } from '../../shared/secondary';
import { forInput, fromInput } from '../../shared/wall-clock';
import type { Offer, OfferRequest } from './product/offers.api';
import { texts } from './product/offers-texts';

type Access = keyof typeof texts.kinds;
type Payment = keyof typeof texts.payments;

const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));
const ACCESSES = choicesOf(texts.kinds);
const PAYMENTS = choicesOf(texts.payments);

const accessIn = ({ accessDays, accessUntil }: Offer): Access => {
  if (accessDays !== null) return 'days';
  return accessUntil === null ? 'forever' : 'until';
};

const paymentIn = ({ interval, instalments }: Offer): Payment =>
  instalments === null ? (interval ?? 'once') : 'instalments';

const typed = (offer: Offer | undefined) => ({
  name: offer?.name ?? '',
  payment: (offer ? paymentIn(offer) : 'once') as string,
  number: offer?.instalments?.toString() ?? '3',
  trial: offer?.trialDays?.toString() ?? '',
  price: offer?.price ?? '',
  access: offer ? accessIn(offer) : ('days' as string),
  days: offer?.accessDays?.toString() ?? '',
  until: offer?.accessUntil ? forInput(offer.accessUntil) : '',
});

type Typed = ReturnType<typeof typed>;

/** How a new offer is paid. */
const intervalIn = ({ payment, number }: Typed): Pick<OfferRequest, 'interval' | 'instalments'> => ({
  interval: payment === 'once' ? null : payment === 'year' ? 'year' : 'month',
  instalments: payment === 'instalments' ? Number(number) : null,
});

/** Free days before the first payment; none if the field is empty. */
const trialIn = ({ payment, trial }: Typed): number | null =>
  hasTrial(payment) && trial !== '' ? Number(trial) : null;

/** True if the offer is paid until it is canceled. */
const hasTrial = (payment: string): boolean => payment === 'month' || payment === 'year';

/** How long an offer of one payment gives access; otherwise the payments decide. */
const accessOf = ({
  payment,
  access,
  days,
  until,
}: Typed): Pick<OfferRequest, 'accessDays' | 'accessUntil'> => ({
  accessDays: payment === 'once' && access === 'days' ? Number(days) : null,
  accessUntil: payment === 'once' && access === 'until' ? (fromInput(until) ?? null) : null,
});

/** The offer as typed; how it is paid stays as it was. */
const requestOf = (values: Typed, spanish: string, offer: Offer | undefined): OfferRequest => ({
  ...(offer && { id: offer.id }),
  name: values.name,
  translations: { es: { name: spanish } },
  price: values.price.trim(),
  ...accessOf(values),
  ...(offer ? { interval: offer.interval, instalments: offer.instalments } : intervalIn(values)),
  trialDays: trialIn(values),
});

interface Props {
  /** Offer to edit; undefined: a new one. */
  offer: Offer | undefined;
  /** Its place in the request, by which the server names its fields. */
  index: number;
  onSave: (offer: OfferRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Creates an offer, or changes its name, price and access. */
export function OfferDialog({ offer, index, onSave, onClose }: Props) {
  const fields = useFields(() => typed(offer));
  const [spanish, setSpanish] = useState(offer?.translations.es?.name ?? '');
  const { run, ...acting } = useAct();
  const { name, price, number } = fields.values;
  const payment = fields.values.payment as Payment;
  const at = (part: string) => ({ name: `offers.${index}.${part}`, required: true });
  const save = async () => {
    await onSave(requestOf(fields.values, spanish, offer));
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={offer ? texts.editTitle : texts.addTitle}
      submit={texts.save}
      onSubmit={() => run(save)}
      onClose={onClose}
    >
      {offer ? <Fixed {...offer} /> : <PaymentFields {...fields} at={at} />}
      <TextField
        {...fields.field('name', OFFER_LIMITS.name)}
        {...at('name')}
        label={texts.name}
        helperText={texts.nameHelp(texts.nameExamples[payment])}
      />
      <TextField
        {...fields.field('price')}
        {...at('price')}
        label={payment === 'once' ? texts.price : texts.eachPrice}
        helperText={(payment === 'instalments' && sumIn(price, Number(number))) || texts.priceHelp}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">{currencySign()}</InputAdornment> },
          htmlInput: { inputMode: 'decimal', maxLength: 9 },
        }}
      />
      {payment === 'once' && <AccessFields {...fields} at={at} />}
      {hasTrial(payment) && <TrialField {...fields} at={at} />}
      <SpanishTexts
        fields={[
          {
            name: `offers.${index}.translations.es.name`,
            label: texts.name,
            english: name,
            spanish,
            limit: OFFER_LIMITS.name,
            onChange: setSpanish,
          },
        ]}
      />
    </FormDialog>
  );
}

interface PartProps extends ReturnType<typeof useFields<Typed>> {
  at: (part: string) => { name: string; required: boolean };
}

const paymentOf = ({ interval, instalments }: Offer): string =>
  interval === null || instalments === null
    ? texts.payments[interval ?? 'once']
    : texts.several[interval](instalments);

/** Effect of changes to an existing offer, and its payment, which buyers have agreed to. */
const Fixed = (offer: Offer) => (
  <>
    <Typography>{offer.interval === null ? texts.editText : texts.editRecurring}</Typography>
    <Secondary>{texts.paymentFixed(paymentOf(offer))}</Secondary>
  </>
);

/** How a new offer is paid. */
const PaymentFields = ({ values: { payment }, set, field, at }: PartProps) => (
  <>
    <ChoiceField
      {...at('interval')}
      label={texts.payment}
      value={payment}
      choices={PAYMENTS}
      {...(hasTrial(payment) && { helperText: texts.recurringHelp })}
      onChange={(chosen) => set({ payment: chosen })}
    />
    {payment === 'instalments' && (
      <TextField
        {...field('number')}
        {...at('instalments')}
        type="number"
        label={texts.number}
        helperText={texts.numberHelp(OFFER_LIMITS.instalments)}
        slotProps={{ htmlInput: { min: 2, max: OFFER_LIMITS.instalments, inputMode: 'numeric' } }}
      />
    )}
  </>
);

/** `3 × $17.00 = $51.00`, once both are typed. */
const sumIn = (price: string, number: number): string =>
  Number(price) > 0 && number >= 2 ? texts.sum(number, priceOf(price), priceOf(sumOf(price, number))) : '';

const TrialField = ({ field, at }: PartProps) => (
  <TextField
    {...field('trial')}
    {...at('trialDays')}
    required={false}
    type="number"
    label={texts.trial}
    helperText={texts.trialHelp}
    slotProps={{ htmlInput: { min: 1, max: OFFER_LIMITS.trialDays, inputMode: 'numeric' } }}
  />
);

/** How long the offer gives access. */
const AccessFields = ({ values: { access, until }, set, field, at }: PartProps) => (
  <>
    <ChoiceField
      name="access"
      label={texts.access}
      value={access}
      choices={ACCESSES}
      onChange={(chosen) => set({ access: chosen })}
    />
    {access === 'days' && (
      <TextField
        {...field('days')}
        {...at('accessDays')}
        type="number"
        label={texts.days}
        helperText={texts.daysHelp}
        slotProps={{ htmlInput: { min: 1, max: OFFER_LIMITS.accessDays, inputMode: 'numeric' } }}
      />
    )}
    {access === 'until' && (
      <MomentField
        {...at('accessUntil')}
        label={texts.until}
        helperText={texts.untilHelp(clockName())}
        value={until}
        onChange={(chosen) => set({ until: chosen })}
      />
    )}
  </>
);
