import { useState } from 'react';
import { WrongFields } from '../../../providers/refusal';
import { texts as forms } from '../../../shared/forms/texts';
import { faultsIn, pricesOf, type TypedPrice } from './price';

export function usePrices(start: () => readonly TypedPrice[]) {
  const [before] = useState(start);
  const [prices, setPrices] = useState(before);
  return {
    isTouched: prices !== before,
    request: pricesOf(prices),
    fields: {
      prices,
      onChange: setPrices,
    },
    /** Refuses what nobody could buy, before anything is sent. */
    check: (): void => {
      const faults = faultsIn(prices);
      if (Object.keys(faults).length > 0) throw new WrongFields(forms.check, faults);
    },
  };
}
