import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Accepting } from '../../shared/ui/accepting';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { CardForm } from './card-form';
import { confirmPayment } from './confirm-payment';

interface Props {
  /** Page that shows how the payment ended. A bank that redirects leads back to it, too. */
  to: string;
  /** Text of the button. */
  pay: string;
  /** Phrase for the action that accepts the legal texts: 'By paying'. */
  accepting: string;
  /** Called before the payment is sent. */
  onPay?: () => void;
}

export function PaymentForm({ to, pay, accepting, onPay }: Props) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();

  /** Replaces this page in the history, so that Back does not lead to a submitted form. */
  const leave = (payment?: 'succeeded') => void navigate(to, { replace: true, state: { payment } });

  async function send(stripe: Stripe, elements: StripeElements): Promise<string | null> {
    onPay?.();
    const outcome = await confirmPayment(stripe, elements, location.origin + to);
    switch (outcome.kind) {
      case 'succeeded':
        toast({ title: t('succeeded.title'), description: t('succeeded.description') });
        leave('succeeded');
        return null;
      case 'processing':
        leave('succeeded');
        return null;
      case 'outdated':
        leave();
        return null;
      case 'failed':
        toastFailure(t('failed.title'), outcome.message);
        return outcome.message;
      case 'incomplete':
        return null;
    }
  }

  return (
    <CardForm button={pay} send={send}>
      <Accepting by={accepting} texts={['terms', 'refunds']} />
    </CardForm>
  );
}
