import { Elements } from '@stripe/react-stripe-js';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Card } from '../../shared/ui/card';
import { ErrorState } from '../../shared/ui/error-state';
import { type PreparedPayment, usePaymentLibrary } from './api';
import { useAppearance } from './appearance';
import { FreeForm } from './free-form';
import { PaymentForm } from './payment-form';
import { PurchaseSummary } from './purchase-summary';

interface PurchaseProps {
  payment: PreparedPayment;
  /** The cart is another by now than what is shown. */
  onChanged: () => void;
}

/** The order beside the form that pays for it, or completes it if it is free. */
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
  const { data: stripe = null, isLoadingError, isFetching, refetch } = usePaymentLibrary();
  const appearance = useAppearance();
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, loader: 'never' }}>
      <PaymentForm orderId={orderId} />
    </Elements>
  );
}
