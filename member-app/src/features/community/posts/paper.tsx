import FileText from 'lucide-react/icons/file-text';
import { formatFileSize } from '../../../shared/lib/format';
import type { Post } from '../shared/api';

/** A file to be downloaded. */
export function Paper({ file }: { file: Post['files'][number] }) {
  return (
    <a
      href={file.downloadUrl}
      className="flex min-h-11 items-center gap-3 rounded-md border border-line px-4 py-2 hover:border-evergreen"
    >
      <FileText aria-hidden className="size-5 shrink-0 text-evergreen" />
      <span className="min-w-0 grow font-semibold wrap-anywhere">{file.fileName}</span>
      <span className="text-sm whitespace-nowrap text-ink-soft">{formatFileSize(file.fileSize)}</span>
    </a>
  );
}
