import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '../../features/language';
import { useSession } from '../../features/session';
import { legalLinks } from './legal-links';

/** The bottom of pages that need no more: one line of links. */
export function LegalLine() {
  const { t } = useTranslation('shell');
  const { data: account } = useSession();
  return (
    <footer className="border-t border-line py-3 text-sm text-ink-soft print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6">
        <nav className="max-sm:w-full" aria-label={t('footer.legal')}>
          <ul className="flex flex-wrap gap-x-5 max-sm:w-full max-sm:justify-between max-sm:gap-x-3">
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* signed-in people have it in their settings, so one line is enough on phones */}
        <div className={account ? 'max-sm:hidden' : undefined}>
          <LanguageSelect className="border-line-strong/60 bg-paper text-ink" />
        </div>
      </div>
    </footer>
  );
}
