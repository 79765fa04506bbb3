import { clsx } from 'clsx';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslation } from 'react-i18next';
import {
  beginning,
  perInterval,
  type RecurringOffer,
  sessionsBrought,
} from '../../shared/lib/recurring-offer';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { ButtonLink, type ButtonProps } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';
import type { ProductDetail } from './api';

interface EachPrice {
  part: 'price';
  offer: RecurringOffer;
  className: string;
}

interface Sessions {
  part: 'sessions';
  offer: RecurringOffer;
  sessions: ProductDetail['sessions'];
  className: string | undefined;
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

export type RecurringProps = EachPrice | Sessions | Subscribe | Manage;

/** Price of each payment, what it brings, and the links to the first one or to the running subscription: loaded once. */
export default function Recurring(props: RecurringProps) {
  switch (props.part) {
    case 'price':
      return <EachPrice {...props} />;
    case 'sessions':
      return <Sessions {...props} />;
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

const Sessions = ({ offer, sessions, className }: Sessions) => (
  <ul className={clsx('space-y-1', className)}>
    {sessionsBrought(offer, sessions).map((text) => (
      <li key={text} className="flex items-center gap-2">
        <CalendarDays aria-hidden className="size-4 shrink-0 text-evergreen" />
        {text}
      </li>
    ))}
  </ul>
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
