import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../shared/ui/badge';
import type { OrderStatus } from './api';

const tones: Record<OrderStatus, BadgeTone> = {
  pending: 'gold',
  paid: 'leaf',
  partially_refunded: 'plain',
  refunded: 'plain',
  disputed: 'clay',
  review: 'gold',
  expired: 'plain',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
