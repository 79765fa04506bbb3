import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { Button } from '../../shared/ui/button';
import type { Moment } from './moment';
import { notesTexts } from './texts';

interface NoteMomentProps {
  value: Moment | null;
  /** Where the video stands now; null while there is none. */
  now: () => Moment | null;
  clock: (seconds: number) => string;
  onChange: (moment: Moment | null) => void;
}

/** The second of a video that the note belongs to, if she wants one. */
export function NoteMoment({ value, now, clock, onChange }: NoteMomentProps) {
  if (!value) {
    if (!now()) return null;
    return (
      <Button variant="ghost" size="sm" className="-ml-2 px-2!" onClick={() => onChange(now())}>
        <Clock aria-hidden />
        {notesTexts.addTime}
      </Button>
    );
  }
  const time = clock(value.seconds);
  return (
    <span className="inline-flex min-h-9 items-center gap-1 rounded-full bg-evergreen-soft pl-4 text-sm font-semibold text-evergreen-strong">
      {notesTexts.at(time)}
      <button
        type="button"
        aria-label={notesTexts.removeTime(time)}
        className="grid size-9 place-items-center rounded-full hover:bg-wash-leaf"
        onClick={() => onChange(null)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
