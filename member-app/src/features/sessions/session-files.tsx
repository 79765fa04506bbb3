import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../shared/lib/format';
import { Button, buttonStyle } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { type Booking, useSessionFiles } from './api';

/** What the coach gave with a session. Loaded when the button is pressed, because the signed addresses expire. */
export function SessionFiles({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const [isOpen, setOpen] = useState(false);
  if (booking.files.length === 0) return null;
  return (
    <div className="mt-4">
      <Button
        variant="soft"
        aria-expanded={isOpen}
        aria-label={`${t('files.open', { count: booking.files.length })}: ${booking.title}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Download aria-hidden />
        {t('files.open', { count: booking.files.length })}
      </Button>
      {isOpen && <Files booking={booking} />}
    </div>
  );
}

function Files({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const { data: files, isPending, isFetching, refetch } = useSessionFiles(booking.id);
  if (isPending) return <Skeleton className="mt-3 h-14 rounded-md" />;
  if (!files) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (files.length === 0) return <p className="mt-3">{t('files.none')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-paper">
      {files.map(({ id, fileName, fileSize, url }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-3">
          <span className="min-w-0 grow">
            <span className="block font-medium wrap-anywhere">{fileName}</span>
            <span className="text-sm text-ink-soft">{formatFileSize(fileSize)}</span>
          </span>
          <a
            href={url}
            download={fileName}
            aria-label={`${t('download')}: ${fileName}`}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t('download')}
          </a>
        </li>
      ))}
    </ul>
  );
}
