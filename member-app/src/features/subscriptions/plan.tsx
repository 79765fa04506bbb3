import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths, productPath } from '../../shared/lib/paths';
import { LINE_WIDTH } from '../../shared/lib/picture-widths';
import { eachPrice, paidFor, sessionsBrought } from '../../shared/lib/recurring-offer';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Thumbnail } from '../catalog';
import { PaidWith } from '../orders';
import type { Subscription } from './api';
import { nextTotal, paymentsBefore, pricesOf } from './prices';
import { type State, StateBadge, stateOf } from './state';

const GOES_ON: ReadonlySet<State> = new Set(['active', 'trial', 'paused', 'past_due']);

interface Props {
  of: Subscription;
  /** True if its title is the page's. */
  isPage: boolean;
  cardButton: RefObject<HTMLButtonElement | null>;
  /** True while the form for another card is open. */
  isChanging: boolean;
  onChangeCard: () => void;
}

/** The product, the price, the next payment and the card. */
export function Plan({ of, isPage, cardButton, isChanging, onChangeCard }: Props) {
  const { t } = useTranslation('subscriptions');
  const { type, productId, title, offerName, total, endedAt, cardBrand, cardLast4 } = of;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <Card className="p-5 sm:p-8">
      <div className="grid grid-cols-[5rem_1fr] items-center gap-4 sm:grid-cols-[8rem_1fr] sm:gap-6">
        <div className="overflow-hidden rounded-md">
          <Thumbnail product={of} sizes={LINE_WIDTH} />
        </div>
        <div className="min-w-0">
          <StateBadge of={of} />
          <Heading className="mt-2 text-2xl wrap-anywhere outline-none">
            <Link
              to={endedAt === null ? productPath({ id: productId, type }) : paths.product(productId)}
              className="underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {title}
            </Link>
          </Heading>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
        <Fact label={t('plan.plan')}>
          {offerName} · <span className="tabular-nums">{eachPrice(total, of)}</span>
          {GOES_ON.has(stateOf(of)) &&
            [paidFor(of), ...sessionsBrought(of, of.sessions)].map((text) => (
              <span key={text} className="block text-sm font-normal text-ink-soft">
                {text}
              </span>
            ))}
        </Fact>
        <NextPayment of={of} />
        {endedAt === null && (
          <Fact label={t('plan.card')}>
            {cardBrand && cardLast4 ? <PaidWith brand={cardBrand} last4={cardLast4} /> : t('plan.noCard')}
            <Button
              ref={cardButton}
              variant="link"
              className="ml-4"
              aria-expanded={isChanging}
              onClick={onChangeCard}
            >
              {t('card.change')}
            </Button>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function NextPayment({ of }: { of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { nextPaymentAt, instalments, paymentsMade, state } = of;
  if (nextPaymentAt === null)
    return (
      instalments !== null && (
        <Fact label={t('plan.paid')}>{t('plan.progress', { made: paymentsMade, count: instalments })}</Fact>
      )
    );
  return (
    <Fact label={t(state === 'trial' ? 'plan.first' : 'plan.next')}>
      {t('plan.nextOn', { amount: formatMoney(nextTotal(of)), date: formatDate(nextPaymentAt) })}
      {paymentsBefore(of) !== null && (
        <span className="block text-sm font-normal text-ink-soft">{pricesOf(of)}</span>
      )}
      {instalments !== null && (
        <span className="block text-sm font-normal text-ink-soft">
          {t('plan.nextOf', { number: paymentsMade + 1, count: instalments })}
        </span>
      )}
    </Fact>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
);
