import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  stillness.addEventListener('change', listener);
  return () => stillness.removeEventListener('change', listener);
}

/** Loops without sound, can be paused, and does not play for people who prefer reduced motion. */
export function HeroVideo({ url, posterUrl }: { url: string; posterUrl: string }) {
  const { t } = useTranslation('home');
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const wantsStillness = useSyncExternalStore(subscribe, () => stillness.matches);

  useEffect(() => {
    if (!wantsStillness) return whenPageHasLoaded(() => play(video.current));
    video.current?.pause();
    return undefined;
  }, [wantsStillness]);

  return (
    <>
      <video
        ref={video}
        aria-hidden
        className="size-full object-cover"
        src={url}
        poster={posterUrl}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        aria-label={playing ? t('hero.pause') : t('hero.play')}
        className="absolute right-4 bottom-4 grid size-11 place-items-center rounded-full bg-forest/75 text-on-forest backdrop-blur-sm transition-colors hover:bg-forest"
        onClick={() => (playing ? video.current?.pause() : play(video.current))}
      >
        {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </button>
    </>
  );
}

/** Later than everything the first view needs; gives what stops the waiting. */
function whenPageHasLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    act();
    return () => undefined;
  }
  addEventListener('load', act, { once: true });
  return () => removeEventListener('load', act);
}

/** A browser may refuse to play by itself, to save power for example: the poster stays, and the button. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => undefined);
}
