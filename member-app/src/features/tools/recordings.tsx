import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { useProductFiles } from '../catalog';
import { Recording } from '../player';

/** Recordings of a product the member owns, each with a player that continues where this device left it. */
export function Recordings({ productId }: { productId: string }) {
  const { t } = useTranslation('tools');
  const query = useProductFiles(productId);
  const { data: files } = query;
  if (!files)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('loadingAudio')} of={['h-23']} />} />;
  return (
    <ul className="mb-5 space-y-5">
      {files
        .filter(({ mimeType }) => mimeType.startsWith('audio/'))
        .map(({ id, fileName, url }) => (
          <li key={id}>
            <p className="mb-2 font-medium wrap-anywhere">{withoutEnding(fileName)}</p>
            <Recording id={id} title={withoutEnding(fileName)} url={url} renew={() => void query.refetch()} />
          </li>
        ))}
    </ul>
  );
}

const withoutEnding = (fileName: string): string => fileName.replace(/\.\w+$/, '');
