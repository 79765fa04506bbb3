import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../shared/lib/format';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { WidgetOf } from '../parts/widgets';

export function FileView({ settings: { url, fileName, fileSize, caption } }: WidgetOf<'file'>) {
  const { t } = useTranslation('widgets');
  return (
    <a
      href={url}
      download={fileName}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:border-evergreen"
    >
      <Download aria-hidden className="size-6 shrink-0 text-evergreen" />
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{fileName}</span>
        {caption && <span className="block text-sm text-ink-soft">{caption}</span>}
      </span>
      <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(fileSize)}</span>
      <VisuallyHidden>{t('download')}</VisuallyHidden>
    </a>
  );
}
