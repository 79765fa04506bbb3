import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/lib/format';
import type { Totals } from './totals';

/** Subtotal, discount, Tax and Total, in the cart, at checkout and on the receipt. */
export function OrderTotals({ subtotal, discount, couponCode, tax, taxName, total }: Totals) {
  const { t } = useTranslation('cart');
  return (
    <dl className="space-y-2 tabular-nums">
      <Row label={t('summary.subtotal')} amount={formatMoney(subtotal)} />
      {couponCode !== null && Number(discount) > 0 && (
        <Row label={t('summary.discount', { code: couponCode })} amount={`−${formatMoney(discount)}`} />
      )}
      {!taxName?.isIncluded && <Row label={taxName?.label ?? t('summary.tax')} amount={formatMoney(tax)} />}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-semibold">{t('summary.total')}</dt>
        <dd className="font-serif text-2xl">{formatMoney(total)}</dd>
      </div>
      {taxName?.isIncluded && (
        <Row label={t('summary.contains', { tax: taxName.label })} amount={formatMoney(tax)} />
      )}
    </dl>
  );
}

const Row = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex justify-between gap-4 text-ink-soft">
    <dt className="wrap-anywhere">{label}</dt>
    <dd>{amount}</dd>
  </div>
);
