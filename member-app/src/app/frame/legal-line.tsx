import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '../../features/language';
import { legalLinks } from './legal-links';

/** The bottom of the page for signed-in people: one line, because the rest of the links are in the frame. */
export function LegalLine() {
  const { t } = useTranslation('shell');
  return (
    <footer className="border-t border-line py-3 text-sm text-ink-soft print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6">
        <nav aria-label={t('footer.legal')}>
          <ul className="flex flex-wrap gap-x-5">
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
        <LanguageSelect className="border-line-strong/60 bg-paper text-ink" />
      </div>
    </footer>
  );
}
