import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from './api';

/** Pictures to be seen, papers to be downloaded; their addresses work for a quarter of an hour and are asked for again with the messages. */
export function Attachments({ items }: { items: readonly Attachment[] }) {
  const { t } = useTranslation('messages');
  if (items.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2 first:mt-0">
      {items.map(({ id, isPicture, url, downloadUrl, fileName, width, height }) => (
        <li key={id}>
          {isPicture ? (
            <a href={url} target="_blank" rel="noopener">
              <img
                src={url}
                alt={t('attachments.picture', { name: fileName })}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
                className="h-auto max-h-72 w-auto max-w-full rounded-md"
              />
            </a>
          ) : (
            <a
              href={downloadUrl}
              className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
            >
              <FileText aria-hidden className="size-5 shrink-0" />
              <span className="wrap-anywhere">{fileName}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
