import { FilesOnDemand } from '../../catalog';
import type { OwnedItem } from '../api';
import { OwnedCard } from '../owned/owned-card';

export const DownloadCard = ({ item }: { item: OwnedItem }) => (
  <OwnedCard item={item}>
    <FilesOnDemand productId={item.productId} title={item.title} />
  </OwnedCard>
);
