import { type UndefinedInitialDataOptions, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../lib/format';
import { Button, buttonStyle } from './button';
import { NotLoaded, Skeleton } from './loading';

interface SessionFile {
  id: string;
  fileName: string;
  /** Size in bytes. */
  fileSize: number;
  url: string;
}

interface Props {
  title: string;
  /** Number of files; nothing is shown for 0. */
  count: number;
  /** Loads the files' addresses when the button is clicked, because signed addresses expire. */
  query: UndefinedInitialDataOptions<SessionFile[], Error, SessionFile[]>;
}

export function SessionFiles({ title, count, query }: Props) {
  const { t } = useTranslation('calendar');
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <div className="mt-4">
      <Button
        variant="soft"
        aria-expanded={isOpen}
        aria-label={`${t('files.open', { count })}: ${title}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Download aria-hidden />
        {t('files.open', { count })}
      </Button>
      {isOpen && <Files query={query} />}
    </div>
  );
}

function Files({ query }: Pick<Props, 'query'>) {
  const { t } = useTranslation('calendar');
  const loaded = useQuery({ ...query, gcTime: 0, staleTime: 0 });
  const { data: files } = loaded;
  if (!files) return <NotLoaded query={loaded} skeleton={<Skeleton className="mt-3 h-14 rounded-md" />} />;
  if (files.length === 0) return <p className="mt-3">{t('files.none')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-paper text-left">
      {files.map(({ id, fileName, fileSize, url }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-3">
          <span className="min-w-0 grow">
            <span className="block font-medium wrap-anywhere">{fileName}</span>
            <span className="text-sm text-ink-soft">{formatFileSize(fileSize)}</span>
          </span>
          <a
            href={url}
            download={fileName}
            aria-label={`${t('files.download')}: ${fileName}`}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {t('files.download')}
          </a>
        </li>
      ))}
    </ul>
  );
}
