import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card';
import { Thumbnail } from '../../catalog';
import { AccessUntil } from '../../learning';
import type { OwnedItem } from '../api';

/** Picture and title of a product, above what its type offers. */
export const OwnedCard = ({ item, children }: { item: OwnedItem; children: ReactNode }) => (
  <Card className="overflow-hidden">
    <Thumbnail product={item} />
    <div className="p-5">
      <h3 className="text-xl wrap-anywhere">{item.title}</h3>
      <AccessUntil moment={item.accessUntil} />
      <div className="mt-4">{children}</div>
    </div>
  </Card>
);
