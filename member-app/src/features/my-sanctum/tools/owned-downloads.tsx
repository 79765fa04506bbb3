import { useLibrary } from '../api';
import { DownloadCard } from './download-card';
import { Shelf } from '../owned/shelf';
import { toolsTabTexts } from './tools-texts';

/** Not there at all while she owns none; the list below it is there in any case. */
export function OwnedDownloads() {
  const { data = [] } = useLibrary();
  const owned = data.filter(({ type }) => type === 'digital_file');
  return <Shelf title={toolsTabTexts.downloads.owned} items={owned} card={DownloadCard} />;
}
