import { Card } from '../../shared/ui/card';
import { FilesOnDemand } from '../catalog';
import type { OwnedItem } from '../my-sanctum';
import { OwnedList } from './owned-list';
import { profileTexts } from './texts';

const { downloads: texts } = profileTexts;

/** A Download button for every file, once its product is opened. */
export function DownloadsTab() {
  return <OwnedList type="digital_file" empty={texts} row={DownloadRow} />;
}

function DownloadRow({ owned: { productId, title } }: { owned: OwnedItem }) {
  return (
    <Card className="p-5 sm:p-6">
      <FilesOnDemand productId={productId} title={title}>
        <h2 className="text-xl wrap-anywhere">{title}</h2>
      </FilesOnDemand>
    </Card>
  );
}
