import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '../features/language';
import { paths } from '../shared/lib/paths';
import { useSite, useSiteLang } from '../shared/site/site';
import { legalLinks } from './frame/legal-links';

const NetworkIcon = lazy(() => import('../shared/site/network-icon'));

/** Footer for visitors; signed-in people, and pages with one task, have one line of links. */
export default function Footer() {
  const { t } = useTranslation('shell');
  const { place, socialLinks } = useSite();
  const lang = useSiteLang('place');
  return (
    <footer className="bg-forest text-on-forest print:hidden">
      <div className="page-width grid gap-8 py-10 max-sm:grid-cols-2 sm:auto-cols-fr sm:grid-flow-col lg:py-20">
        <div className="max-w-sm max-sm:col-span-2">
          <p className="font-serif text-2xl">{place.name}</p>
          <p lang={lang('tagline')} className="mt-3 text-on-forest-soft">
            {place.tagline}
          </p>
        </div>
        <LinkList title={t('footer.explore')}>
          <FooterLink to={paths.courses}>{t('nav.library')}</FooterLink>
          <FooterLink to={paths.coaching}>{t('nav.coaching')}</FooterLink>
          <FooterLink to={paths.mySanctum}>{t('nav.mySanctum')}</FooterLink>
        </LinkList>
        <LinkList title={t('footer.legal')}>
          {legalLinks.map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {t(label)}
            </FooterLink>
          ))}
        </LinkList>
        {socialLinks.length > 0 && (
          <LinkList title={t('footer.elsewhere')}>
            {socialLinks.map((link) => (
              <li key={link.url}>
                <SocialLink {...link} />
              </li>
            ))}
          </LinkList>
        )}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pb-10">
        <p lang={lang('closing')} className="font-serif text-sm text-on-forest-soft italic">
          {place.closing}
        </p>
        <LanguageSelect className="border-on-forest-soft/50 bg-forest text-on-forest" />
      </div>
    </footer>
  );
}

const LinkList = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="font-sans text-sm font-semibold tracking-wide text-on-forest-soft">{title}</h2>
    <ul className="mt-3 space-y-1">{children}</ul>
  </nav>
);

const SocialLink = ({ label, url }: { label: string; url: string }) => (
  <a href={url} rel="me noreferrer" className={`${linkStyle} inline-flex items-center gap-2`}>
    <Suspense>
      <NetworkIcon url={url} />
    </Suspense>
    {label}
  </a>
);

const linkStyle = 'inline-block py-1 wrap-anywhere decoration-1 underline-offset-4 hover:underline';

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={linkStyle}>
      {children}
    </Link>
  </li>
);
