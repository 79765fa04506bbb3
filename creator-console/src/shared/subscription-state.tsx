import { Chip } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { dayOf } from './moment';
import { inLanguage } from './words/in-language';

type Subscription = Pick<
  Schemas['StudentSubscriptionResponse'],
  'state' | 'cancelAt' | 'pausedUntil' | 'endedAt'
>;

export const subscriptionTexts = inLanguage({
  en: {
    states: {
      incomplete: 'First payment pending',
      trial: 'Free trial',
      active: 'Active',
      paused: 'Paused',
      ending: 'Ending',
      past_due: 'Payment failed',
      completed: 'Paid in full',
      ended: 'Ended',
    },
    pausedUntil: (day: string) => `Paused until ${day}`,
    endsOn: (day: string) => `Ends on ${day}`,
    endedOn: (day: string) => `Ended on ${day}`,
  },
  es: {
    states: {
      incomplete: 'Primer pago pendiente',
      trial: 'Prueba gratis',
      active: 'Activa',
      paused: 'En pausa',
      ending: 'Por terminar',
      past_due: 'Pago fallido',
      completed: 'Todo pagado',
      ended: 'Terminada',
    },
    pausedUntil: (day) => `En pausa hasta el ${day}`,
    endsOn: (day) => `Termina el ${day}`,
    endedOn: (day) => `Terminó el ${day}`,
  },
});

const COLOURS = {
  incomplete: 'default',
  trial: 'success',
  active: 'success',
  paused: 'warning',
  ending: 'warning',
  past_due: 'error',
  completed: 'default',
  ended: 'default',
} as const;

/** State of a subscription, with its day if it has one. */
export function stateOf({ state, cancelAt, pausedUntil, endedAt }: Subscription): string {
  const { states, pausedUntil: paused, endsOn, endedOn } = subscriptionTexts;
  if (state === 'paused' && pausedUntil !== null) return paused(dayOf(pausedUntil));
  if (state === 'ending' && cancelAt !== null) return endsOn(dayOf(cancelAt));
  if (state === 'ended' && endedAt !== null) return endedOn(dayOf(endedAt));
  return states[state];
}

export const SubscriptionState = (subscription: Subscription) => (
  <Chip size="small" variant="outlined" color={COLOURS[subscription.state]} label={stateOf(subscription)} />
);
