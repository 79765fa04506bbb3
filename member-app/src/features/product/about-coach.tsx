import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Portrait } from '../../shared/site/portrait';
import { useSite } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';

/** The coach in one paragraph, once the coaching page introduces them; the rest is there. */
export function AboutCoach() {
  const { t } = useTranslation('product');
  const { coach, coaching, pictures } = useSite();
  if (!coaching.bio.isShown) return null;
  return (
    <section className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-6 sm:flex-row sm:p-8">
      {pictures.portraitUrl !== null && (
        <div className="w-28 shrink-0">
          <Portrait className="rounded-md" />
        </div>
      )}
      <div>
        <p className="eyebrow">{coaching.bio.eyebrow}</p>
        <h2 className="mt-1 text-2xl">{coach.name}</h2>
        <p className="mt-3 line-clamp-5 max-w-prose text-ink-soft">{coaching.bio.paragraphs[0]}</p>
        <ButtonLink variant="secondary" size="sm" className="mt-5" to={paths.coaching}>
          {t('coach', { coach: coach.firstName })}
        </ButtonLink>
      </div>
    </section>
  );
}
