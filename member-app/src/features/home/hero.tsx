import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { HERO_WIDTH } from '../../shared/lib/picture-widths';
import { useSite, useSiteLang } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { Picture } from '../../shared/ui/picture';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  stillness.addEventListener('change', listener);
  return () => stillness.removeEventListener('change', listener);
}

/** Loops without sound, can be paused, and does not play for people who prefer reduced motion. */
function HeroVideo({ url, posterUrl }: { url: string; posterUrl: string }) {
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

/** Runs `act` after everything that the first view needs. Returns a function that cancels it. */
function whenPageHasLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    act();
    return () => undefined;
  }
  addEventListener('load', act, { once: true });
  return () => removeEventListener('load', act);
}

/** Plays the video. A browser may refuse to autoplay, for example to save power; then poster and button stay. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => undefined);
}

export function Hero() {
  const { t } = useTranslation('home');
  const { hero } = useSite().home;
  const lang = useSiteLang('home.hero');
  return (
    <section className="page-width grid items-center gap-x-10 gap-y-8 pt-8 pb-12 md:grid-cols-[1.1fr_1fr] lg:gap-x-16 lg:pt-16 lg:pb-24">
      <div>
        <p lang={lang('eyebrow')} className="eyebrow">
          {hero.eyebrow}
        </p>
        <h1 lang={lang('title')} className="mt-3 text-5xl md:max-lg:text-4xl">
          {hero.title}
        </h1>
        <p lang={lang('lead')} className="mt-4 max-w-xl text-ink-soft lg:text-lg">
          {hero.lead}
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink size="lg" to={paths.coaching}>
            {t('hero.journey')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" to={`${paths.library}?price=free`}>
            {t('hero.resources')}
          </ButtonLink>
        </div>
      </div>
      <div className="relative mx-auto w-full max-w-56 sm:max-w-md">
        {/* A second arch, slightly behind the first, as on old doorways. */}
        <div aria-hidden className="absolute -inset-3 arch border border-gold/60 sm:-inset-4" />
        <HeroPicture />
        <Illustration
          name="branch"
          className="pointer-events-none absolute -bottom-8 -left-16 w-56 text-evergreen max-sm:w-36"
        />
      </div>
    </section>
  );
}

/** Picture or video that the coach chose for the top of the page, under an arch. */
function HeroPicture() {
  const { pictureUrl, videoUrl } = useSite().pictures.hero;
  return (
    <div className="relative aspect-4/5 overflow-hidden arch bg-forest">
      {videoUrl === null ? (
        <Picture
          src={pictureUrl}
          sizes={HERO_WIDTH}
          alt=""
          fetchPriority="high"
          className="size-full object-cover"
        />
      ) : (
        <HeroVideo key={videoUrl} url={videoUrl} posterUrl={pictureUrl} />
      )}
    </div>
  );
}
