import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { beginning } from '../../shared/lib/recurring-offer';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { Accepting } from '../../shared/ui/accepting';
import { CardForm, confirmCard } from '../checkout';
import type { BegunSubscription } from './api';

/** Saves the card, which begins the free days; the subscription's page shows them. */
export function TrialForm({ begun }: { begun: BegunSubscription }) {
  const { t } = useTranslation('subscriptions');
  const navigate = useNavigate();
  const to = subscriptionPaths.one(begun.id);

  async function send(stripe: Stripe, elements: StripeElements): Promise<string | null> {
    const outcome = await confirmCard(stripe, elements, location.origin + to);
    if (outcome.kind === 'failed') return outcome.message;
    if (outcome.kind === 'saved') void navigate(to, { replace: true, state: { payment: 'succeeded' } });
    return null;
  }

  return (
    <CardForm button={beginning(begun)} send={send}>
      <Accepting by={t('subscribe.accepting')} texts={['terms', 'refunds']} />
    </CardForm>
  );
}
