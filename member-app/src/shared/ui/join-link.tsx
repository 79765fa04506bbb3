import Video from 'lucide-react/icons/video';
import { type Joining, useDueLink } from '../lib/use-due-link';
import { buttonStyle } from './button';

interface Props {
  /** Title of the session or event. */
  title: string;
  joining: Joining;
  /** Reloads the session or event. */
  onDue: () => void;
  label: string;
  /** Text until the link opens. */
  early: string;
}

/** A link that activates when it is due, even while the page stays open. */
export function JoinLink({ title, joining, onDue, label, early }: Props) {
  const link = useDueLink(joining, onDue);
  if (!joining.isOnline) return null;
  if (link === null) return <p className="basis-full text-sm text-ink-soft">{early}</p>;
  return (
    <a
      href={link}
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
