import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { useSite } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { HeroVideo } from './hero-video';

export function Hero() {
  const { t } = useTranslation('home');
  const { hero } = useSite().home;
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-14 pt-10 pb-16 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-24">
      <div>
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-4 text-5xl">{hero.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">{hero.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink size="lg" to={paths.coaching}>
            {t('hero.journey')}
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" to={`${paths.library}?price=free`}>
            {t('hero.resources')}
          </ButtonLink>
        </div>
      </div>
      <div className="relative mx-auto w-full max-w-md">
        {/* A second arch, a hand's breadth behind the first, as on old doorways. */}
        <div aria-hidden className="absolute -inset-3 arch border border-gold/60 sm:-inset-4" />
        <HeroPicture />
        <Illustration
          name="branch"
          className="pointer-events-none absolute -bottom-12 -left-16 w-56 text-evergreen max-sm:-left-8 max-sm:w-44"
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
        <img src={pictureUrl} alt="" fetchPriority="high" className="size-full object-cover" />
      ) : (
        <HeroVideo key={videoUrl} url={videoUrl} posterUrl={pictureUrl} />
      )}
    </div>
  );
}
