import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import type { VideoPosition } from '../video-position';

interface NotePositionProps {
  value: VideoPosition | null;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  onChange: (position: VideoPosition | null) => void;
}

/** The second of a video that the note belongs to, if the member wants one. */
export function NotePosition({ value, now, onChange }: NotePositionProps) {
  const { t } = useTranslation('notes');
  if (!value) {
    if (!now()) return null;
    return (
      <Button variant="ghost" size="sm" className="-ml-2 px-2!" onClick={() => onChange(now())}>
        <Clock aria-hidden />
        {t('addTime')}
      </Button>
    );
  }
  const time = formatClock(value.positionSeconds);
  return (
    <span className="inline-flex min-h-9 items-center gap-1 rounded-full bg-evergreen-soft pl-4 text-sm font-semibold text-evergreen-strong">
      {t('at', { clock: time })}
      <button
        type="button"
        aria-label={t('removeTime', { clock: time })}
        className="grid size-9 place-items-center rounded-full hover:bg-wash-leaf"
        onClick={() => onChange(null)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
