import { clsx } from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../shared/lib/format';
import { Skeleton } from '../../../shared/ui/loading';
import { Transcript, type VideoWidget } from '../../lesson-widgets';
import type { PositionStore } from '../playback/use-playback';
import { type Cue, cueAt, useCaptions } from './captions';

interface VideoTranscriptProps {
  video: VideoWidget;
  position: PositionStore;
  onSeek: (positionSeconds: number) => void;
}

/** Transcript of a video. With captions each line seeks to its second; without them it is plain text. */
export function VideoTranscript({ video, position, onSeek }: VideoTranscriptProps) {
  const { t } = useTranslation('player');
  const [isOpen, setIsOpen] = useState(false);
  const { captionsUrl, transcript } = video.settings;
  if (!captionsUrl) return <Transcript text={transcript} />;
  return (
    <details
      className="mt-4 rounded-md border border-line bg-surface px-4 py-3"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold">{t('transcript.title')}</summary>
      {isOpen && (
        <TimedWords
          videoId={video.id}
          url={captionsUrl}
          plain={transcript}
          position={position}
          onSeek={onSeek}
        />
      )}
    </details>
  );
}

interface TimedWordsProps {
  videoId: string;
  url: string;
  /** Shown when the captions cannot be read. */
  plain: string | null;
  position: PositionStore;
  onSeek: (positionSeconds: number) => void;
}

function TimedWords({ videoId, url, plain, position, onSeek }: TimedWordsProps) {
  const { t } = useTranslation('player');
  const { data: cues, isPending } = useCaptions(videoId, url);
  if (isPending) return <Skeleton className="mt-3 h-24" aria-label={t('transcript.loading')} />;
  if (!cues || cues.length === 0) {
    return (
      <p className="mt-3 leading-relaxed whitespace-pre-line text-ink-soft">
        {plain ?? t('transcript.failed')}
      </p>
    );
  }
  return <CueList cues={cues} position={position} onSeek={onSeek} />;
}

interface CueListProps {
  cues: readonly Cue[];
  position: PositionStore;
  onSeek: (positionSeconds: number) => void;
}

function CueList({ cues, position, onSeek }: CueListProps) {
  const current = useSyncExternalStore(position.subscribe, () => cueAt(cues, position.positionSeconds));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // only within the list: the page does not scroll
    const line = list.current?.children[current];
    if (!(line instanceof HTMLElement) || !list.current) return;
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2 + line.clientHeight / 2;
  }, [current]);
  return (
    <ol ref={list} className="relative mt-2 max-h-80 overflow-y-auto">
      {cues.map((cue, index) => (
        <li key={`${cue.start}:${cue.text}`}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            className={clsx(
              'flex min-h-11 w-full items-baseline gap-4 rounded-sm px-2 py-2 text-left transition-colors focus-visible:-outline-offset-2',
              index === current ? 'bg-evergreen-soft text-evergreen-strong' : 'text-ink-soft hover:bg-sunken',
            )}
            onClick={() => onSeek(cue.start)}
          >
            <span className="shrink-0 text-sm tabular-nums">{formatClock(cue.start)}</span>
            <span className="whitespace-pre-line">{cue.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
