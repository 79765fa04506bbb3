import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../shared/lib/format';
import { buttonStyle } from '../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { useProductFiles } from './api';

export function ProductFiles({ productId }: { productId: string }) {
  const { t } = useTranslation('catalog');
  const query = useProductFiles(productId);
  const { data: files } = query;
  if (!files)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('loadingFiles')} of={['h-14']} />} />;
  if (files.length === 0) return <p className="text-sm text-ink-soft">{t('noFiles')}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {files.map(({ id, fileName, fileSize, url }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-3">
          <FileText aria-hidden className="size-5 shrink-0 text-evergreen max-sm:hidden" />
          <span className="min-w-0 grow">
            <span className="block font-medium wrap-anywhere">{fileName}</span>
            <span className="text-sm text-ink-soft">{formatFileSize(fileSize)}</span>
          </span>
          <a
            href={url}
            download={fileName}
            aria-label={`${t('download')} ${fileName}`}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden />
            {t('download')}
          </a>
        </li>
      ))}
    </ul>
  );
}
