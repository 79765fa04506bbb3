import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../shared/lib/format';
import type { ProductDetail } from './api';

/** Files that a buyer will be able to download. The files themselves are for owners. */
export function FileList({ files }: { files: ProductDetail['files'] }) {
  const { t } = useTranslation('product');
  return (
    <section>
      <h2 className="text-2xl">{t('files')}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {files.map(({ fileName, fileSize }) => (
          <li key={fileName} className="flex items-center gap-4 py-3">
            <FileText aria-hidden className="size-5 shrink-0 text-evergreen" />
            <span className="min-w-0 grow font-medium wrap-anywhere">{fileName}</span>
            <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(fileSize)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
