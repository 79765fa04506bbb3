import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from './api';

/** Reserves a picture's space while it loads, so that nothing moves. */
const spaceFor = (width: number, height: number) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${(MOST_HEIGHT_REM * width) / height}rem)`,
});
const MOST_HEIGHT_REM = 18;

/** Shows pictures and files of a message. Their addresses work for 15 minutes and are reloaded with the messages. */
export function Attachments({ items }: { items: readonly Attachment[] }) {
  const { t } = useTranslation('messages');
  if (items.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2 first:mt-0">
      {items.map(({ id, isPicture, url, downloadUrl, fileName, width, height }) => (
        <li key={id}>
          {isPicture ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={url}
                alt={t('attachments.picture', { name: fileName })}
                loading="lazy"
                className="max-h-72 max-w-full rounded-md"
                {...(width && height && { style: spaceFor(width, height) })}
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
