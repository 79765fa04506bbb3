import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Skeletons } from '../../shared/ui/loading';

interface Props {
  /** Text of the button. */
  button: string;
  /** Sends the fields; returns the problem if there is one. Never rejects. */
  send: (stripe: Stripe, elements: StripeElements) => Promise<string | null>;
  /** Shown below the button. */
  children?: ReactNode;
}

/** The provider's fields for a card, with the button that sends them. */
export function CardForm({ button, send, children }: Props) {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || processing) return;
    setProcessing(true);
    setProblem(null);
    setProblem(await send(stripe, elements));
    setProcessing(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {!ready && <FieldsSkeleton />}
      <PaymentElement onReady={() => setReady(true)} />
      {problem && <p className="mt-5 font-medium text-danger">{problem}</p>}
      <Button type="submit" size="lg" className="mt-6 w-full" disabled={!ready} pending={processing}>
        {processing ? t('processing') : button}
      </Button>
      {children}
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
