import { useState } from 'react';
import { refusalOf } from '../../../providers/refusal';
import { faultsFrom, faultsIn, hasFaults, type PriceFaults, pricesOf, type TypedPrice } from './price';

/** Prices of an offering while they are typed, with what is wrong with them. */
export function usePrices(start: () => readonly TypedPrice[]) {
  const [before] = useState(start);
  const [prices, setPrices] = useState(before);
  const [faults, setFaults] = useState<PriceFaults>([]);
  return {
    isTouched: prices !== before,
    request: pricesOf(prices),
    fields: {
      prices,
      faults,
      onChange: (changed: readonly TypedPrice[]) => {
        setPrices(changed);
        setFaults([]);
      },
    },
    /** Marks what is wrong; returns whether all is right. */
    check: (): boolean => {
      const found = faultsIn(prices);
      setFaults(found);
      return !hasFaults(found);
    },
    /** Marks the fields that the server has refused. */
    mark: (error: unknown): void => setFaults(faultsFrom(prices.length, refusalOf(error).fields)),
  };
}
