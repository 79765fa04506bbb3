import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';

/** Leads to the family, which has a page of its own. */
export function FamilyLink() {
  const { t } = useTranslation('settings');
  return (
    <Link
      to={sanctumPaths.family}
      className="group mb-10 flex max-w-2xl items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4 transition-colors hover:border-evergreen"
    >
      <span>
        <span className="block font-semibold group-hover:text-evergreen">{t('family.title')}</span>
        <span className="text-sm text-ink-soft">{t('family.text')}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
