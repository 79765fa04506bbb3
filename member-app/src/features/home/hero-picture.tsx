import { useSite } from '../../shared/site/site';
import { HeroFilm } from './hero-film';

/** Picture or video that the coach chose for the top of the page, under an arch. */
export function HeroPicture() {
  const { pictureUrl, filmUrl } = useSite().pictures.hero;
  return (
    <div className="relative aspect-4/5 overflow-hidden arch bg-forest">
      {filmUrl === null ? (
        <img src={pictureUrl} alt="" fetchPriority="high" className="size-full object-cover" />
      ) : (
        <HeroFilm key={filmUrl} url={filmUrl} posterUrl={pictureUrl} />
      )}
    </div>
  );
}
