import { useLibrary } from '../api';
import { DownloadCard } from './download-card';
import { Shelf } from '../owned/shelf';
import { toolsTabTexts } from './tools-texts';

/** Not shown at all while the member owns none; the list below it is always shown. */
export function OwnedDownloads() {
  const { data = [] } = useLibrary();
  const owned = data.filter(({ type }) => type === 'digital_file');
  return <Shelf title={toolsTabTexts.downloads.owned} items={owned} card={DownloadCard} />;
}
