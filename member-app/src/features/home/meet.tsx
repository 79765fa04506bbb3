import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Portrait } from '../../shared/ui/portrait';
import { useCoach, useSite, useSiteLang } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';

/**
 * Introduces the coach, with a drawing if there is no portrait. Reaches down to the footer, without the page's bottom
 * margin.
 */
export function Meet() {
  const { t } = useTranslation('home');
  const { home, coach, pictures } = useSite();
  const lang = useSiteLang('home.meet');
  const { meet } = home;
  if (!meet.isShown) return null;
  return (
    <section className="-mb-16 border-t border-line bg-sunken lg:-mb-24">
      <div className="page-width grid items-center gap-x-10 gap-y-6 pt-10 pb-12 md:grid-cols-[1fr_1.6fr] lg:grid-cols-[1fr_1.2fr] lg:gap-x-20 lg:py-28">
        <div className="mx-auto w-full max-w-36 arch border border-gold/60 p-2 sm:max-w-md">
          {pictures.portraitUrl === null ? (
            <div className="arch bg-surface px-4 pt-10 pb-4">
              <Illustration name="tree" className="w-full text-evergreen" />
            </div>
          ) : (
            <Portrait className="arch" />
          )}
        </div>
        <div>
          <p lang={lang('eyebrow')} className="eyebrow">
            {meet.eyebrow}
          </p>
          <h2 className="mt-2 text-3xl sm:text-4xl">{coach.name}</h2>
          {meet.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              lang={lang('paragraphs')}
              className="mt-4 text-ink-soft max-sm:leading-6 lg:text-lg"
            >
              {paragraph}
            </p>
          ))}
          <Credentials />
          <ButtonLink className="mt-7" to={paths.coaching}>
            {t('meet.action', { coach: coach.firstName })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Credentials() {
  const { t } = useTranslation('home');
  const { credentials } = useCoach();
  const lang = useSiteLang('coach');
  if (credentials.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-sans text-sm font-semibold tracking-normal">{t('meet.credentials')}</h3>
      <ul lang={lang('credentials')} className="mt-3 divide-y divide-line border-y border-line">
        {credentials.map((credential) => (
          <li key={credential} className="py-2 max-sm:text-sm">
            {credential}
          </li>
        ))}
      </ul>
    </>
  );
}
