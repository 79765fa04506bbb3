import { InputAdornment, Typography } from '@mui/material';
import { OFFER_LIMITS } from '@sanctum/openapi/choices';
import { currencySign } from '../../shared/figures/format';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SpanishTexts } from '../../shared/forms/spanish-texts';
import { TextField } from '../../shared/forms/text-field';
import { ChoiceField, MomentField, useFields } from '../../shared/forms/use-fields';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { clockName } from '../../shared/moment';
import { forInput, fromInput } from '../../shared/wall-clock';
import type { Offer, OfferRequest } from './product/offers.api';
import { texts } from './product/offers-texts';

type Access = keyof typeof texts.kinds;

const ACCESSES = Object.entries(texts.kinds).map(([id, name]) => ({ id, name }));

const accessIn = ({ accessDays, accessUntil }: Offer): Access => {
  if (accessDays !== null) return 'days';
  return accessUntil === null ? 'forever' : 'until';
};

const typed = (offer: Offer | undefined) => ({
  name: offer?.name ?? '',
  price: offer?.price ?? '',
  access: offer ? accessIn(offer) : ('days' as string),
  days: offer?.accessDays?.toString() ?? '',
  until: offer?.accessUntil ? forInput(offer.accessUntil) : '',
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
  const { name, price, access, days, until } = fields.values;
  const at = (part: string) => ({ name: `offers.${index}.${part}`, required: true });
  const save = async () => {
    await onSave({
      ...(offer && { id: offer.id }),
      name,
      translations: { es: { name: spanish } },
      price: price.trim(),
      accessDays: access === 'days' ? Number(days) : null,
      accessUntil: access === 'until' ? (fromInput(until) ?? null) : null,
    });
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
      {offer && <Typography>{texts.editText}</Typography>}
      <TextField
        {...fields.field('name', OFFER_LIMITS.name)}
        {...at('name')}
        label={texts.name}
        helperText={texts.nameHelp}
      />
      <TextField
        {...fields.field('price')}
        {...at('price')}
        label={texts.price}
        helperText={texts.priceHelp}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">{currencySign()}</InputAdornment> },
          htmlInput: { inputMode: 'decimal', maxLength: 9 },
        }}
      />
      <AccessFields {...fields} at={at} />
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

interface AccessProps extends ReturnType<typeof useFields<ReturnType<typeof typed>>> {
  at: (part: string) => { name: string; required: boolean };
}

/** How long the offer gives access. */
const AccessFields = ({ values: { access, until }, set, field, at }: AccessProps) => (
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
