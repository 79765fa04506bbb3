import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type preferences from '../../../locales/en/preferences.json';

export type SectionId = keyof typeof preferences.sections;

/** A list of the page's sections beside it on a wide screen; on a phone it is left out. */
export function SectionList({ ids }: { ids: readonly SectionId[] }) {
  const { t } = useTranslation('preferences');
  return (
    <nav aria-label={t('nav')} className="max-xl:hidden">
      <ul className="sticky top-28 space-y-1 border-l border-line">
        {ids.map((id) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-sm font-medium text-ink-soft hover:border-evergreen hover:text-evergreen"
            >
              {t(`sections.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
