import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../shared/lib/offer-access';
import { Price } from '../../shared/ui/price';
import type { ProductDetail } from './api';
import type { Offer, Offers } from './use-offers';

export interface OfferChoiceProps {
  product: ProductDetail;
  offers: Offers;
  className?: string;
}

/** Ways to buy a product, as cards; arrow keys move between them. */
export function OfferChoice({ product, offers: { others, chosen, choose }, className }: OfferChoiceProps) {
  const { t } = useTranslation('product');
  const group = useId();
  const option = (offer: Offer | null) => (
    <Option
      key={offer?.id ?? ''}
      group={group}
      name={offer?.name ?? t('offers.own')}
      access={accessOf(offer ?? { accessDays: null, accessUntil: null })}
      price={offer?.price ?? product.price}
      isChosen={chosen?.id === offer?.id}
      onChoose={() => choose(offer)}
    />
  );
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-2 text-sm font-semibold">{t('offers.choose')}</legend>
      <div className="space-y-2">{[null, ...others].map(option)}</div>
    </fieldset>
  );
}

interface OptionProps {
  group: string;
  name: string;
  access: string;
  price: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

const Option = ({ group, name, access, price, isChosen, onChoose }: OptionProps) => (
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
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block text-sm text-ink-soft">{access}</span>
    </span>
    <Price price={price} className="text-xl" />
  </label>
);
