import { useTranslation } from 'react-i18next';
import { Portrait } from '../../shared/ui/portrait';
import { useSite, useSiteLang } from '../../shared/site/site';
import { Illustration } from '../../shared/ui/illustration';

export function Bio() {
  const { t } = useTranslation('coaching');
  const { coaching, coach, pictures } = useSite();
  const lang = useSiteLang('coaching.bio');
  const langOfCoach = useSiteLang('coach');
  const { bio } = coaching;
  if (!bio.isShown) return null;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-x-20 gap-y-4 py-8 lg:grid-cols-[1.2fr_1fr] lg:py-24">
        <div>
          <p lang={lang('eyebrow')} className="eyebrow">
            {bio.eyebrow}
          </p>
          <h2 className="mt-2 text-3xl sm:text-4xl">{coach.name}</h2>
          {bio.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              lang={lang('paragraphs')}
              className="mt-3 max-w-prose text-ink-soft max-sm:leading-6 lg:text-lg"
            >
              {paragraph}
            </p>
          ))}
        </div>
        <div className="border-line sm:rounded-lg sm:border sm:bg-surface sm:p-8">
          {pictures.portraitUrl === null ? (
            <Illustration name="branch" className="mx-auto w-40 text-evergreen max-sm:hidden" />
          ) : (
            <div className="max-sm:w-36">
              <Portrait className="rounded-md" />
            </div>
          )}
          {coach.credentials.length > 0 && (
            <>
              <h3 className="mt-4 text-2xl first:mt-0">{t('credentials')}</h3>
              <ul
                lang={langOfCoach('credentials')}
                className="mt-2 divide-y divide-line border-t border-line"
              >
                {coach.credentials.map((credential) => (
                  <li key={credential} className="py-2 max-sm:text-sm">
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
