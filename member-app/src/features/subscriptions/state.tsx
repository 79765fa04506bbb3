import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../shared/ui/badge';
import type { Subscription } from './api';

export type State = Subscription['status'] | 'canceled' | 'notPaid' | 'trial' | 'paused';

/** The status as a member sees it: canceled while access stays, free at first, not paid if it never began. */
export function stateOf({ status, cancelAt, startedAt, isTrial, pausedUntil }: Subscription): State {
  if (status === 'active' && cancelAt !== null) return 'canceled';
  if (pausedUntil !== null) return 'paused';
  if (isTrial) return 'trial';
  return status === 'ended' && startedAt === null ? 'notPaid' : status;
}

const tones: Record<State, BadgeTone> = {
  incomplete: 'gold',
  active: 'leaf',
  trial: 'leaf',
  paused: 'gold',
  past_due: 'danger',
  canceled: 'plain',
  completed: 'leaf',
  ended: 'plain',
  notPaid: 'plain',
};

export function StateBadge({ of }: { of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const state = stateOf(of);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
