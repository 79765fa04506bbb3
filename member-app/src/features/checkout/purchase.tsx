import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ownTimeZone } from '../../shared/lib/days';
import { formatMoment, formatMoney, formatTime } from '../../shared/lib/format';
import { accessOf } from '../../shared/lib/offer-access';
import { paths } from '../../shared/lib/paths';
import { Accepting } from '../../shared/ui/accepting';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { toastFailure } from '../../shared/ui/toast-store';
import { OrderTotals } from '../cart';
import { type PreparedPayment, useFreeCheckout } from './api';
import { CardFields } from './card-fields';
import { rememberPayingOrder } from './paying-order';
import { PaymentForm } from './payment-form';
import { failureOf } from './refusals';

interface PurchaseProps {
  payment: PreparedPayment;
  /** Called when the cart no longer matches the page. */
  onChanged: () => void;
}

/** The order next to the form that pays for it, or completes it if it is free. */
export function Purchase({ payment, onChanged }: PurchaseProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Link
        to={paths.cart}
        className="inline-flex items-center gap-2 text-sm text-ink-soft underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('backToCart')}
      </Link>
      <h1 className="mt-3 text-4xl">{t('title')}</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <Card className="p-5 sm:p-8">
          <h2 className="mb-5 text-2xl">{t(payment.clientSecret === null ? 'free.heading' : 'card')}</h2>
          {payment.clientSecret === null ? (
            <FreeForm orderId={payment.orderId} onChanged={onChanged} />
          ) : (
            <Payment orderId={payment.orderId} clientSecret={payment.clientSecret} />
          )}
        </Card>
        <PurchaseSummary payment={payment} />
      </div>
    </>
  );
}

function Payment({ clientSecret, orderId }: { clientSecret: string; orderId: string }) {
  const { t } = useTranslation('checkout');
  return (
    <CardFields clientSecret={clientSecret}>
      {/* The order's own page and not /my-sanctum: product rule 4.9 shows the buyer the order. */}
      <PaymentForm
        to={paths.order(orderId)}
        pay={t('pay')}
        accepting={t('accepting')}
        onPay={() => rememberPayingOrder(orderId)}
      />
    </CardFields>
  );
}

interface Props {
  orderId: string;
  /** Called when the order was refused because the cart no longer matches the page. */
  onChanged: () => void;
}

/** Completes an order that a coupon makes free: no card, one button. */
function FreeForm({ orderId, onChanged }: Props) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useFreeCheckout();

  function complete() {
    mutate(orderId, {
      onSuccess: (completed) =>
        void navigate(paths.order(completed), { replace: true, state: { payment: 'succeeded' } }),
      onError: (error) => {
        toastFailure(t('error.title'), failureOf(error));
        onChanged();
      },
    });
  }

  return (
    <>
      <p className="text-ink-soft">{t('free.text')}</p>
      <Button size="lg" className="mt-6 w-full" onClick={complete} pending={isPending || isSuccess}>
        {t('free.get')}
      </Button>
      <Accepting by={t('free.accepting')} texts={['terms', 'refunds']} />
    </>
  );
}

/** The order as priced by the server. Above the form on phones. */
function PurchaseSummary({ payment: { lines, ...totals } }: { payment: PreparedPayment }) {
  const { t } = useTranslation('checkout');
  return (
    <Card className="p-5 max-lg:order-first sm:p-6 lg:sticky lg:top-28">
      <h2 className="text-2xl">{t('lines')}</h2>
      <ul className="mt-4 mb-5 space-y-3 border-b border-line pb-5">
        {lines.map(({ productId, title, offer, giftFor, ward, startsAt, payUntil, price, discount }) => (
          <li key={productId} className="flex justify-between gap-4">
            <span className="wrap-anywhere">
              {title}
              {offer !== null && (
                <span className="block text-sm text-ink-soft">
                  {offer.name} · {accessOf(offer)}
                </span>
              )}
              {giftFor !== null && (
                <span className="block text-sm text-ink-soft">{t('giftFor', { name: giftFor })}</span>
              )}
              {ward !== null && (
                <span className="block text-sm text-ink-soft">{t('forWard', { name: ward.name })}</span>
              )}
              {startsAt !== null && payUntil !== null && <HeldTime startsAt={startsAt} payUntil={payUntil} />}
              {Number(discount) > 0 && (
                <span className="block text-sm text-evergreen-strong">
                  {t('lineOff', { amount: formatMoney(discount) })}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
      <OrderTotals {...totals} />
    </Card>
  );
}

/** The time to be paid for. Once the hold has expired, a payment books it only if it is still free. */
function HeldTime({ startsAt, payUntil }: { startsAt: string; payUntil: string }) {
  const { t } = useTranslation('checkout');
  const isOver = useHasPassed(payUntil);
  return (
    <span className="block text-sm text-ink-soft">
      <span className="block">{formatMoment(startsAt)}</span>
      {isOver ? (
        <Link to={paths.cart} className="block text-danger underline underline-offset-4">
          {t('time.over')}
        </Link>
      ) : (
        t('time.heldUntil', { time: formatTime(payUntil, ownTimeZone()) })
      )}
    </span>
  );
}
