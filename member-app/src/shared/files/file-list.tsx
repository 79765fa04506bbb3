import type { NewFile } from '@sanctum/web/conversation/use-files';
import X from 'lucide-react/icons/x';
import { buttonStyle } from '../ui/button';
import { Progress } from '../ui/progress';

interface FileListProps {
  files: readonly NewFile[];
  onRemove: (key: string) => void;
  /** Texts for a running upload, and for the button that removes a file. */
  sending: (name: string) => string;
  removing: (name: string) => string;
  className: string;
}

export function FileList({ files, onRemove, sending, removing, className }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={`space-y-2 ${className}`}>
      {files.map(({ key, name, storageUrl, percent }) => (
        <li
          key={key}
          className="flex items-center gap-3 rounded-md border border-line bg-sunken/50 px-3 py-1"
        >
          <div className="min-w-0 grow">
            <p className="truncate">{name}</p>
            {storageUrl === null && <Progress value={percent} label={sending(name)} />}
          </div>
          <button
            type="button"
            aria-label={removing(name)}
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
