import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { eachPrice } from '../../shared/lib/recurring-offer';
import { Card } from '../../shared/ui/card';
import { NotLoaded } from '../../shared/ui/loading';
import { type Subscription, useSubscriptions } from './api';
import { nextTotal } from './prices';
import { StateBadge } from './state';

/** The member's subscriptions; nothing without one. */
export function SubscriptionList() {
  const { t } = useTranslation('subscriptions');
  const query = useSubscriptions();
  if (!query.data) return <NotLoaded query={query} />;
  if (query.data.length === 0) return null;
  return (
    <section aria-labelledby="subscriptions" className="mb-10 print:hidden">
      <h2 id="subscriptions" className="text-2xl">
        {t('list.title')}
      </h2>
      <ul className="mt-4 space-y-4">
        {query.data.map((subscription) => (
          <li key={subscription.id}>
            <SubscriptionCard subscription={subscription} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { id, title, offerName, total } = subscription;
  const next = useNextWords(subscription);
  return (
    <Card className="relative p-5 transition-shadow duration-300 hover:shadow-lift sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 text-xl wrap-anywhere">
          <Link to={subscriptionPaths.one(id)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        </h3>
        <StateBadge of={subscription} />
      </div>
      <p className="mt-2 wrap-anywhere">
        {offerName} · <span className="tabular-nums">{eachPrice(total, subscription)}</span>
      </p>
      {next && <p className="mt-1 text-sm text-ink-soft">{next}</p>}
    </Card>
  );
}

/** Returns the next payment or the end in words; undefined if neither is known. */
function useNextWords(subscription: Subscription) {
  const { nextPaymentAt, cancelAt, accessUntil, endedAt } = subscription;
  const { t } = useTranslation('subscriptions');
  if (endedAt !== null) return undefined;
  if (nextPaymentAt !== null)
    return t('list.next', { amount: formatMoney(nextTotal(subscription)), date: formatDate(nextPaymentAt) });
  const until = cancelAt ?? accessUntil;
  return until === null ? undefined : t('list.until', { date: formatDate(until) });
}
