import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { Card } from '../../shared/ui/card';
import type { Order } from './api';
import { StatusBadge } from './status-badge';
import { ordersTexts } from './texts';

/** One order of the history; the whole card leads to it. */
export function OrderCard({
  order: { id, number, status, createdAt, paidAt, lines, total },
}: {
  order: Order;
}) {
  return (
    <Card className="relative flex items-center gap-4 p-5 transition-shadow duration-300 hover:shadow-lift sm:p-6">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl">
            <Link
              to={paths.order(id)}
              aria-label={ordersTexts.list.open(number)}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {number}
            </Link>
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <time dateTime={paidAt ?? createdAt}>{formatDate(paidAt ?? createdAt)}</time>
        </p>
        <p className="mt-2 wrap-anywhere">{lines.map(({ title }) => title).join(', ')}</p>
      </div>
      <span className="font-serif text-xl tabular-nums">{formatMoney(total)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </Card>
  );
}
