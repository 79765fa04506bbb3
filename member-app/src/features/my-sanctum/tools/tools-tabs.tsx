import { useTranslation } from 'react-i18next';
import { FilesOnDemand } from '../../catalog';
import { EndedAccess } from '../../learning';
import { Tools } from '../../tools';
import { type OwnedItem, useLibrary } from '../api';
import { OwnedCard } from '../owned/owned-card';
import { Shelf } from '../owned/shelf';
import { TabPage } from '../shell/tab-page';

export function ToolsVideo() {
  const { t } = useTranslation('my-sanctum');
  return (
    <TabPage title={t('sections.tools.video')}>
      <div className="mt-8">
        <Tools kind="video" />
      </div>
    </TabPage>
  );
}

export function ToolsAudio() {
  const { t } = useTranslation('my-sanctum');
  return (
    <TabPage title={t('sections.tools.audio')}>
      <div className="mt-8">
        <Tools kind="audio" />
      </div>
    </TabPage>
  );
}

/** Downloads. Owned ones come first, because they may no longer be in the library. */
export function ToolsDownloads() {
  const { t } = useTranslation('my-sanctum');
  return (
    <TabPage title={t('sections.tools.downloads')}>
      <OwnedDownloads />
      <EndedAccess isListed={(type) => type === 'digital_file'} />
      <div className="mt-12">
        <Tools kind="download" />
      </div>
    </TabPage>
  );
}

/** Owned downloads, hidden while there are none; the list below is always shown. */
function OwnedDownloads() {
  const { t } = useTranslation('tools-tab');
  const { data = [] } = useLibrary();
  const owned = data.filter(({ type }) => type === 'digital_file');
  return <Shelf title={t('downloads.owned')} items={owned} card={DownloadCard} />;
}

const DownloadCard = ({ item }: { item: OwnedItem }) => (
  <OwnedCard item={item}>
    <FilesOnDemand productId={item.productId} title={item.title} />
  </OwnedCard>
);
