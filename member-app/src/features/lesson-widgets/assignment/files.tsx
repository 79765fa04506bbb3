import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../shared/lib/format';
import { useSignedMedia } from '../parts/signed-url';
import type { AssignmentFile } from './api';

interface FilesProps {
  files: readonly AssignmentFile[];
  /** Reloads the files with new addresses. */
  renew: () => void;
}

/** Files that were handed in: pictures to see, recordings and videos to play, each with its download. */
export function Files({ files, renew }: FilesProps) {
  const { t } = useTranslation('widgets');
  if (files.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {files.map((file) => (
        <li key={file.id}>
          {file.kind !== 'file' && <Shown file={file} renew={renew} />}
          <a
            href={file.downloadUrl}
            download={file.fileName}
            aria-label={t('assignment.download', { name: file.fileName })}
            className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            <Download aria-hidden className="size-5 shrink-0" />
            <span className="wrap-anywhere">{file.fileName}</span>
            <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
              {formatFileSize(file.fileSize)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Shown({ file, renew }: { file: AssignmentFile; renew: () => void }) {
  const { kind, fileName, url, width, height } = file;
  const media = useSignedMedia(url, renew);
  if (kind === 'image')
    return (
      <img
        src={url}
        alt={fileName}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        className="h-auto max-h-72 w-auto max-w-full rounded-md"
      />
    );
  return kind === 'video' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a member's own recording
    <video
      {...media}
      controls
      preload="metadata"
      aria-label={fileName}
      className="max-h-96 w-full rounded-md"
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a member's own recording
    <audio {...media} controls preload="metadata" aria-label={fileName} className="w-full" />
  );
}
