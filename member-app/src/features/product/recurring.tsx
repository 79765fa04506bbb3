import { useTranslation } from 'react-i18next';
import { beginning, perInterval, type RecurringOffer } from '../../shared/lib/recurring-offer';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { ButtonLink, type ButtonProps } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';

interface EachPrice {
  part: 'price';
  offer: RecurringOffer;
  className: string;
}

type Subscribe = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  part: 'subscribe';
  offer: RecurringOffer;
  productId: string;
};

interface Manage {
  part: 'manage';
  /** ID of the member's running subscription. */
  id: string;
  className: string | undefined;
}

export type RecurringProps = EachPrice | Subscribe | Manage;

/** Price of each payment, the link to the first one, or to the running subscription: one file for all, loaded once. */
export default function Recurring(props: RecurringProps) {
  switch (props.part) {
    case 'price':
      return <EachPrice {...props} />;
    case 'subscribe':
      return <Subscribe {...props} />;
    case 'manage':
      return <Manage {...props} />;
  }
}

const EachPrice = ({ offer, className }: EachPrice) => (
  <span>
    <Price price={offer.price} className={className} />{' '}
    <span className="whitespace-nowrap text-ink-soft">{perInterval(offer)}</span>
  </span>
);

const Subscribe = ({ part: _, productId, offer, ...look }: Subscribe) => (
  <ButtonLink {...look} to={subscriptionPaths.start(productId, offer.id)}>
    {beginning(offer)}
  </ButtonLink>
);

function Manage({ id, className }: Manage) {
  const { t } = useTranslation('offers');
  return (
    <ButtonLink variant="secondary" to={subscriptionPaths.one(id)} className={className}>
      {t('manage')}
    </ButtonLink>
  );
}
