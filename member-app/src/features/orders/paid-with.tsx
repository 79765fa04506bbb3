import { cardName } from '@sanctum/web/words/card-name';
import { useTranslation } from 'react-i18next';

/** A card by its brand and last digits. */
export function PaidWith({ brand, last4 }: { brand: string; last4: string }) {
  const { t } = useTranslation('orders');
  const name = cardName(brand);
  return (
    <>
      <span className="sr-only">{t('receipt.cardEnding', { brand: name, last4 })}</span>
      <span aria-hidden className="tabular-nums">
        {name} ···· {last4}
      </span>
    </>
  );
}
