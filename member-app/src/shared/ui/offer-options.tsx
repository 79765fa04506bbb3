import type { Schemas } from '@sanctum/openapi';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../lib/format';
import { accessOf } from '../lib/offer-access';
import { paidFor, perInterval, type RecurringOffer } from '../lib/recurring-offer';
import { langOf } from '../site/untranslated';

type Offer = Schemas['OfferResponse'];

interface Props {
  /** Legend; missing: how to buy. */
  label?: string;
  /** The product's own price, with access forever; null: it has none. */
  price: string | null;
  /** Offers beside it. */
  offers: readonly (Offer | RecurringOffer)[];
  /** Null: the product's own price. */
  chosenId: string | null;
  onChoose: (offerId: string | null) => void;
  className?: string | undefined;
}

/** Ways to buy a product, as cards; arrow keys move between them. */
export function OfferOptions({ label, price, offers, chosenId, onChoose, className }: Props) {
  const { t } = useTranslation('offers');
  const group = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-2 text-sm font-semibold">{label ?? t('choose')}</legend>
      <div className="space-y-2">
        {price !== null && (
          <Option
            group={group}
            name={t('own')}
            lang={undefined}
            access={accessOf({ accessDays: null, accessUntil: null })}
            price={formatPrice(price)}
            isChosen={chosenId === null}
            onChoose={() => onChoose(null)}
          />
        )}
        {offers.map((offer) => (
          <Option
            key={offer.id}
            group={group}
            name={offer.name}
            lang={langOf(offer, 'name')}
            {...termsOf(offer)}
            isChosen={chosenId === offer.id}
            onChoose={() => onChoose(offer.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const termsOf = (offer: Offer | RecurringOffer) =>
  'interval' in offer
    ? { access: paidFor(offer), price: formatPrice(offer.price), per: perInterval(offer) }
    : { access: accessOf(offer), price: formatPrice(offer.price) };

interface OptionProps {
  group: string;
  name: string;
  lang: 'en' | undefined;
  access: string;
  price: string;
  /** Interval of the price, if it is paid again and again. */
  per?: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Option = ({ group, name, lang, access, price, per, isChosen, onChoose }: OptionProps) => (
  <label
    className={clsx(
      'relative flex cursor-pointer items-center gap-3 rounded-md border bg-surface px-4 py-3 transition-colors',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
      isChosen ? 'border-evergreen ring-1 ring-evergreen' : 'border-line-strong/60 hover:border-evergreen',
    )}
  >
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={onChoose}
      className="size-4 shrink-0 accent-evergreen"
    />
    <span className="min-w-0 grow">
      <span lang={lang} className="block font-medium wrap-anywhere">
        {name}
      </span>
      <span className="block text-sm text-ink-soft">{access}</span>
    </span>
    <span className="shrink-0 text-right">
      <span className="block font-serif text-xl tabular-nums">{price}</span>
      {per && <span className="block text-sm text-ink-soft">{per}</span>}
    </span>
  </label>
);
