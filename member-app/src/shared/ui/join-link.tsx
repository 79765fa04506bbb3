import Video from 'lucide-react/icons/video';
import { useHasPassed } from '../lib/use-has-passed';
import { buttonStyle } from './button';

interface Props {
  /** What is joined. */
  title: string;
  /** From when on it is open. */
  joinFrom: string;
  meetingLink: string;
  label: string;
  /** What is said until then. */
  early: string;
}

/** Opens when it is time, while this page is open, too. */
export function JoinLink({ title, joinFrom, meetingLink, label, early }: Props) {
  const isOpen = useHasPassed(joinFrom);
  if (!isOpen) return <p className="basis-full text-sm text-ink-soft">{early}</p>;
  return (
    <a
      href={meetingLink}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}: ${title}`}
      className={buttonStyle({ className: 'max-sm:w-full' })}
    >
      <Video aria-hidden />
      {label}
    </a>
  );
}
