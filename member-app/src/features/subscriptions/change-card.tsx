import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { toast } from '../../shared/ui/toast-store';
import { CardFields, CardForm, confirmCard } from '../checkout';
import { type Subscription, useCardSecret, useSaveCard } from './api';

interface Props {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks for a new card. Not in a dialog, because the bank may open one of its own. */
export function ChangeCard({ subscription, onClose }: Props) {
  const { t } = useTranslation('subscriptions');
  const secret = useCardSecret(subscription.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="mb-8 p-5 sm:p-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('card.title')}
        </h2>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('card.close')}
        </Button>
      </div>
      {secret.data ? (
        <CardFields clientSecret={secret.data.clientSecret}>
          <NewCard subscription={subscription} onClose={onClose} />
        </CardFields>
      ) : (
        <NotLoaded query={secret} skeleton={<Skeletons label={t('card.loading')} of={['h-48']} />} />
      )}
    </Card>
  );
}

function NewCard({ subscription: { id }, onClose }: Props) {
  const { t } = useTranslation('subscriptions');
  const { mutateAsync: save } = useSaveCard(id);
  /** Card that the provider has saved, although our server could not be told. */
  const saved = useRef<string | null>(null);

  async function send(stripe: Stripe, elements: StripeElements): Promise<string | null> {
    if (saved.current === null) {
      const outcome = await confirmCard(stripe, elements, location.origin + subscriptionPaths.one(id));
      if (outcome.kind === 'incomplete') return null;
      if (outcome.kind === 'failed') return outcome.message;
      saved.current = outcome.setupIntentId;
    }
    try {
      const { status } = await save(saved.current);
      const isDue = status === 'past_due';
      toast({ title: t('card.saved'), ...(isDue && { description: t('card.stillDue') }) });
      onClose();
      return null;
    } catch (error) {
      return refusalSentence(error);
    }
  }

  return <CardForm button={t('card.save')} send={send} />;
}
