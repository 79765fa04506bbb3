import { useTranslation } from 'react-i18next';
import { Portrait } from '../../shared/site/portrait';
import { useSite } from '../../shared/site/site';
import { Illustration } from '../../shared/ui/illustration';

export function Bio() {
  const { t } = useTranslation('coaching');
  const { coaching, coach, pictures } = useSite();
  const { bio } = coaching;
  if (!bio.isShown) return null;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-x-20 gap-y-5 py-8 lg:grid-cols-[1.2fr_1fr] lg:py-24">
        <div>
          <p className="eyebrow">{bio.eyebrow}</p>
          <h2 className="mt-2 text-3xl sm:text-4xl lg:mt-3">{coach.name}</h2>
          {bio.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose text-ink-soft max-sm:leading-6 lg:mt-5 lg:text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="border-line bg-surface empty:hidden sm:rounded-lg sm:border sm:p-8 max-sm:bg-transparent">
          {pictures.portraitUrl === null ? (
            <Illustration name="branch" className="mx-auto w-40 text-evergreen max-sm:hidden" />
          ) : (
            <Portrait className="rounded-md max-sm:w-32!" />
          )}
          {coach.credentials.length > 0 && (
            <>
              <h3 className="text-2xl sm:mt-6">{t('credentials')}</h3>
              <ul className="mt-2 divide-y divide-line border-t border-line">
                {coach.credentials.map((credential) => (
                  <li key={credential} className="py-1.5 max-sm:text-sm lg:py-3">
                    {credential}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
