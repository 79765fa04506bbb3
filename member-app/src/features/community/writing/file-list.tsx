import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../../shared/ui/button';
import { Progress } from '../../../shared/ui/progress';
import type { NewFile } from './use-files';

interface FileListProps {
  files: readonly NewFile[];
  onRemove: (key: string) => void;
}

/** The films and papers of a post that is being written. */
export function FileList({ files, onRemove }: FileListProps) {
  const { t } = useTranslation('feed');
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 space-y-2">
      {files.map(({ key, name, storageUrl, percent }) => (
        <li
          key={key}
          className="flex items-center gap-3 rounded-md border border-line bg-sunken/50 px-3 py-1"
        >
          <div className="min-w-0 grow">
            <p className="truncate">{name}</p>
            {storageUrl === null && <Progress value={percent} label={t('files.sending', { name })} />}
          </div>
          <button
            type="button"
            aria-label={t('files.remove', { name })}
            className={buttonStyle({ variant: 'ghost', size: 'icon' })}
            onClick={() => onRemove(key)}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
