import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Accepting } from '../../shared/ui/accepting';
import { Button } from '../../shared/ui/button';
import { Skeletons } from '../../shared/ui/loading';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { confirmPayment } from './confirm-payment';
import { rememberPayingOrder } from './paying-order';

export function PaymentForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [ready, setReady] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || processing) return;
    setProcessing(true);
    setProblem(null);
    rememberPayingOrder(orderId);
    // The order's own page and not /my-sanctum: product rule 4.9 shows the buyer the order, and a bank that
    // redirects back must lead to the page that shows how the payment ended.
    const outcome = await confirmPayment(stripe, elements, location.origin + paths.order(orderId));
    setProcessing(false);
    switch (outcome.kind) {
      case 'succeeded':
        toast({ title: t('succeeded.title'), description: t('succeeded.description') });
        return showOrder('succeeded');
      case 'processing':
        return showOrder('succeeded');
      case 'outdated':
        return showOrder();
      case 'failed':
        setProblem(outcome.message);
        toastFailure(t('failed.title'), outcome.message);
        return;
      case 'incomplete':
    }
  }

  /** Replaces the checkout in the history, so that Back does not lead to a submitted form. */
  function showOrder(payment?: 'succeeded') {
    void navigate(paths.order(orderId), { replace: true, state: { payment } });
  }

  return (
    <form onSubmit={(event) => void pay(event)} noValidate>
      {!ready && <FieldsSkeleton />}
      <PaymentElement onReady={() => setReady(true)} />
      {problem && <p className="mt-5 font-medium text-danger">{problem}</p>}
      <Button type="submit" size="lg" className="mt-6 w-full" disabled={!ready} pending={processing}>
        {processing ? t('processing') : t('pay')}
      </Button>
      <Accepting by={t('accepting')} texts={['terms', 'refunds']} />
      <p className="mt-4 text-center text-sm text-ink-soft">
        <LockKeyhole aria-hidden className="mr-2 inline size-4 align-text-bottom" />
        {t('safety')}
      </p>
    </form>
  );
}

function FieldsSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <Skeletons
      label={t('loadingForm')}
      of={['col-span-2 h-12', 'h-12', 'h-12']}
      className="grid grid-cols-2 gap-4"
    />
  );
}
