import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../shared/ui/badge';
import type { Subscription } from './api';

export type State = Subscription['state'] | 'notPaid';

/** The state as a member sees it: not paid if it never began. */
export const stateOf = ({ state, startedAt }: Subscription): State =>
  state === 'ended' && startedAt === null ? 'notPaid' : state;

const tones: Record<State, BadgeTone> = {
  incomplete: 'gold',
  active: 'leaf',
  trial: 'leaf',
  paused: 'gold',
  past_due: 'danger',
  ending: 'plain',
  completed: 'leaf',
  ended: 'plain',
  notPaid: 'plain',
};

export function StateBadge({ of }: { of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const state = stateOf(of);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
