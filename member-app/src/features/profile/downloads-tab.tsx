import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card';
import { ProductFiles } from '../catalog';
import type { OwnedItem } from '../my-sanctum';
import { OwnedList } from './owned-list';

/** A Download button for every file. */
export function DownloadsTab() {
  const { t } = useTranslation('profile');
  return (
    <OwnedList
      type="digital_file"
      empty={{ none: t('downloads.none'), noneText: t('downloads.noneText') }}
      row={DownloadRow}
    />
  );
}

function DownloadRow({ owned: { productId, title } }: { owned: OwnedItem }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-xl wrap-anywhere">{title}</h2>
      <ProductFiles productId={productId} />
    </Card>
  );
}
