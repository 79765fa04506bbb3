import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isBelow } from '../../../shared/lib/paths';
import { sectionOf } from './sections';

/** The tabs of the current section: links, since each has an address; a long row scrolls to the current one. */
export function SectionTabs() {
  const { t } = useTranslation('my-sanctum');
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list || !current) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  if (!section || section.tabs.length === 0) return null;
  return (
    <nav
      aria-label={t('tabsOf', { section: t(section.label) })}
      className="mb-5 border-b border-line lg:mb-10"
    >
      <ul
        ref={row}
        className="relative -mx-5 -mb-px flex gap-1 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {section.tabs.map(({ to, also, label }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={pathname === to || (also && isBelow(pathname, also)) ? 'page' : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-evergreen aria-[current=page]:text-evergreen"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
