import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { accessOf } from '../../shared/lib/offer-access';
import { paths } from '../../shared/lib/paths';
import { useSite } from '../../shared/site/site';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { OrderTotals } from '../cart';
import type { Order } from './api';
import { mailedTo } from './order-words';
import { PaidWith } from './paid-with';
import { StatusBadge } from './status-badge';

/**
 * Amounts of the order; a receipt once it is paid. Printing the page prints only this, with its details. In a list of
 * orders its number leads to the order.
 */
export function Receipt({ order, isLinked = false }: { order: Order; isLinked?: boolean }) {
  const { t } = useTranslation('orders');
  const { place, timeZone } = useSite();
  const { id, number, status, lines } = order;
  const name = t('page.title', { number });
  const paid = order.paidAt !== null;
  const date = order.paidAt ?? order.createdAt;
  return (
    <section aria-labelledby="receipt" className="mt-8">
      <Card className="p-5 sm:p-8 print:border-0 print:bg-transparent print:p-0">
        <p className="mb-8 hidden font-serif text-xl print:block">{place.name}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="receipt" className="text-2xl">
            {paid ? t('receipt.title') : t('receipt.unpaidTitle')}
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-ink-soft">
          {isLinked ? (
            <Link to={paths.order(id)} className="underline decoration-1 underline-offset-4 hover:text-ink">
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          · <time dateTime={date}>{formatDate(date, timeZone)}</time>
        </p>
        <ul aria-label={t('receipt.lines')} className="my-5 space-y-3 border-y border-line py-5">
          {lines.map((line) => (
            <Line
              key={line.productId}
              line={line}
              seats={order.secondSeats}
              isRecurring={order.subscriptionId !== null}
            />
          ))}
        </ul>
        <OrderTotals {...order} />
        {Number(order.amountRefunded) > 0 && (
          <Refunded amountRefunded={order.amountRefunded} total={order.total} />
        )}
        {paid && <Details order={order} />}
      </Card>
    </section>
  );
}

/** Facts of the receipt and the link for a refund. Collapsed on the screen, always printed. */
function Details({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { receiptNumber, cardBrand, cardLast4, seller } = order;
  return (
    <div className="mt-5 border-t border-line pt-3">
      <Button
        variant="link"
        className="print:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'receipt.hideDetails' : 'receipt.details')}
      </Button>
      <div id={id} className={isOpen ? '' : 'hidden print:block'}>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {receiptNumber && <Fact label={t('receipt.receiptNumber')}>{receiptNumber}</Fact>}
          {cardBrand && cardLast4 && (
            <Fact label={t('receipt.card')}>
              <PaidWith brand={cardBrand} last4={cardLast4} />
            </Fact>
          )}
          <Fact label={t('receipt.sentTo')}>{mailedTo(order)}</Fact>
          <Fact label={t('receipt.seller')}>
            <SellerWords {...seller} />
          </Fact>
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <Button variant="secondary" size="sm" onClick={() => print()}>
            <Printer aria-hidden />
            {t('receipt.print')}
          </Button>
          <ButtonLink variant="link" to={paths.refunds}>
            {t('receipt.refunds')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const SellerWords = ({ name, address, taxNumber }: Order['seller']) => {
  const { t } = useTranslation('orders');
  return (
    <span className="whitespace-pre-line">
      {[name, address, taxNumber && t('receipt.taxNumber', { number: taxNumber })].filter(Boolean).join('\n')}
    </span>
  );
};

/** Refunded amount, and the rest of the total. */
function Refunded({ amountRefunded, total }: Pick<Order, 'total' | 'amountRefunded'>) {
  const { t } = useTranslation('orders');
  const kept = ((Math.round(Number(total) * 100) - Math.round(Number(amountRefunded) * 100)) / 100).toFixed(
    2,
  );
  return (
    <dl className="mt-2 space-y-2 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt>{t('receipt.refunded')}</dt>
        <dd>−{formatMoney(amountRefunded)}</dd>
      </div>
      <div className="flex justify-between gap-4 font-medium">
        <dt>{t('receipt.kept')}</dt>
        <dd>{formatMoney(kept)}</dd>
      </div>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
);

interface LineProps {
  line: Order['lines'][number];
  seats: Order['secondSeats'];
  /** True if the order is one payment of a subscription. */
  isRecurring: boolean;
}

function Line({
  line: { productId, title, offer, price, gift, isRefunded, parts },
  seats,
  isRecurring,
}: LineProps) {
  const { t } = useTranslation('orders');
  return (
    <li className="flex justify-between gap-4">
      <span className="wrap-anywhere">
        {title}{' '}
        {gift && (
          <span className="text-ink-soft">
            (
            {gift.recipientName === null
              ? t(gift.isForWard ? 'ward.forSomebody' : 'gift.forSomebody')
              : t(gift.isForWard ? 'ward.for' : 'gift.for', { name: gift.recipientName })}
            ){' '}
          </span>
        )}
        {isRefunded && <span className="text-ink-soft">{t('receipt.refundedLine')}</span>}
        {offer && (
          <span className="block text-sm text-ink-soft">
            {offer.name} ·{' '}
            {isRecurring && offer.accessUntil
              ? t('receipt.paidUntil', { date: formatDate(offer.accessUntil) })
              : accessOf(offer)}
          </span>
        )}
        <ReceiptSeats
          productId={productId}
          seats={seats.filter((seat) =>
            [productId, ...parts.map((part) => part.productId)].includes(seat.productId),
          )}
        />
      </span>
      <span className="tabular-nums">{formatMoney(price)}</span>
    </li>
  );
}

interface Props {
  /** Product of the line. */
  productId: string;
  seats: Order['secondSeats'];
}

/** Holders of the second seats that came with a line of an order, or with the parts of its bundle. */
function ReceiptSeats({ productId, seats }: Props) {
  const { t } = useTranslation('orders');
  return seats.map((seat) => {
    const name = seat.name ?? t('receipt.seatNotChosen');
    return (
      <span key={seat.productId} className="block text-sm text-ink-soft">
        {seat.productId === productId
          ? t('receipt.seat', { name })
          : t('receipt.seatOf', { name, title: seat.title })}
      </span>
    );
  });
}
