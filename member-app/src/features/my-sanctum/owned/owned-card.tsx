import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card';
import { rowStyle, Thumbnail } from '../../catalog';
import { AccessUntil } from '../../learning';
import type { OwnedItem } from '../api';

/** Picture and title of a product, above what its type offers. */
export const OwnedCard = ({ item, children }: { item: OwnedItem; children: ReactNode }) => (
  <Card className={`overflow-hidden ${rowStyle}`}>
    <div className="overflow-hidden max-sm:self-start max-sm:rounded-md">
      <Thumbnail product={item} />
    </div>
    <div className="self-center sm:px-5 sm:pt-5">
      <h3 className="text-lg wrap-anywhere sm:text-xl">{item.title}</h3>
      <AccessUntil moment={item.accessUntil} />
    </div>
    <div className="max-sm:col-span-2 sm:p-5 sm:pt-4">{children}</div>
  </Card>
);
