import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../shared/lib/format';
import type { Post } from '../shared/api';

type PostFile = Post['files'][number];

/** A film has its space before it is there, so that nothing moves when it comes. */
const spaceFor = ({ width, height }: PostFile) => ({
  aspectRatio: width && height ? `${width} / ${height}` : '16 / 9',
});

/** Films to be played, papers to be downloaded; their addresses work for a quarter of an hour and are asked for again with the posts. */
export function PostFiles({ files }: { files: readonly PostFile[] }) {
  const { t } = useTranslation('feed');
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 space-y-2">
      {files.map((file) => (
        <li key={file.id}>
          {file.isFilm ? (
            /* oxlint-disable-next-line jsx-a11y/media-has-caption -- what members film has no captions; their words stand above it */
            <video
              controls
              playsInline
              preload="metadata"
              src={file.url}
              aria-label={t('files.film', { name: file.fileName })}
              className="max-h-[32rem] w-full rounded-md bg-black"
              style={spaceFor(file)}
            />
          ) : (
            <a
              href={file.downloadUrl}
              className="flex min-h-11 items-center gap-3 rounded-md border border-line px-4 py-2 hover:border-evergreen"
            >
              <FileText aria-hidden className="size-5 shrink-0 text-evergreen" />
              <span className="min-w-0 grow font-semibold wrap-anywhere">{file.fileName}</span>
              <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(file.fileSize)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
