import { MenuItem } from '@mui/material';
import { CURRENCIES } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { locale } from '../../../shared/words/language';
import type { Business } from './business.api';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';

interface CurrencyInputProps {
  business: Pick<Business, 'currency' | 'hasOrders'>;
  name: string;
  helperText?: string;
}

/** Currency of all prices. After the first order it is read-only, so that past amounts keep their meaning. */
export function CurrencyInput({ business: { currency, hasOrders }, name, ...field }: CurrencyInputProps) {
  const [chosen, setChosen] = useState<string>(currency);
  if (hasOrders)
    return (
      <>
        <input type="hidden" name={name} value={currency} />
        <TextField
          name="currency"
          label={texts.currency}
          value={labelOf(currency)}
          helperText={texts.currencyStays}
          slotProps={{ input: { readOnly: true }, htmlInput: { name: '' } }}
        />
      </>
    );
  return (
    <TextField
      select
      name={name}
      label={texts.currency}
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
      {...field}
    >
      {CURRENCIES.map((one) => (
        <MenuItem key={one} value={one}>
          {labelOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const NAMES = new Intl.DisplayNames(locale, { type: 'currency' });

/** Code and name, such as 'EUR, Euro'. */
const labelOf = (currency: Business['currency']): string =>
  `${currency.toUpperCase()}, ${NAMES.of(currency.toUpperCase()) ?? ''}`;
