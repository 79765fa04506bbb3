import { useTranslation } from 'react-i18next';
import { useLibrary } from '../api';
import { DownloadCard } from './download-card';
import { Shelf } from '../owned/shelf';

/** Not shown at all while the member owns none; the list below it is always shown. */
export function OwnedDownloads() {
  const { t } = useTranslation('tools-tab');
  const { data = [] } = useLibrary();
  const owned = data.filter(({ type }) => type === 'digital_file');
  return <Shelf title={t('downloads.owned')} items={owned} card={DownloadCard} />;
}
