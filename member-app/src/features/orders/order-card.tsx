import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { useSite } from '../../shared/site/site';
import { Card } from '../../shared/ui/card';
import type { Order } from './api';
import { StatusBadge } from './status-badge';

/** One order of the history; the whole card leads to it. */
export function OrderCard({
  order: { id, number, status, createdAt, paidAt, lines, total },
}: {
  order: Order;
}) {
  const { t } = useTranslation('orders');
  const { timeZone } = useSite();
  const date = paidAt ?? createdAt;
  return (
    <Card className="relative p-5 transition-shadow duration-300 hover:shadow-lift sm:p-6">
      <div className="flex items-center gap-3">
        <h2 className="text-xl">
          <Link
            to={paths.order(id)}
            aria-label={t('list.open', { number })}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {number}
          </Link>
        </h2>
        <StatusBadge status={status} />
        <span className="ml-auto font-serif text-xl tabular-nums">{formatMoney(total)}</span>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={date}>{formatDate(date, timeZone)}</time>
      </p>
      <p className="mt-3 wrap-anywhere">{lines.map(({ title }) => title).join(', ')}</p>
    </Card>
  );
}
