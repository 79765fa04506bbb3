import { Badge, type BadgeTone } from '../../shared/ui/badge';
import type { OrderStatus } from './api';
import { ordersTexts } from './texts';

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
  return <Badge tone={tones[status]}>{ordersTexts.status[status]}</Badge>;
}
