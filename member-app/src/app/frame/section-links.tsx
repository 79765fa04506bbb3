import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Shapes from 'lucide-react/icons/shapes';
import Sprout from 'lucide-react/icons/sprout';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { productKeys } from '../../features/catalog';
import { type Section, sectionOf } from '../../features/my-sanctum';
import { routePatterns } from '../../shared/lib/paths';

interface SectionLinksProps {
  sections: readonly Section[];
  /** Class of the list. */
  className: string;
  linkStyle: string;
  iconStyle: string;
  labelStyle: string;
}

/** Links to sections of the member area; that of the current page is marked. */
export function SectionLinks({ sections, className, linkStyle, iconStyle, labelStyle }: SectionLinksProps) {
  const { t } = useTranslation('my-sanctum');
  const { pathname } = useLocation();
  const isForSale = useIsForSale();
  const current = isForSale ? undefined : sectionOf(pathname);
  const here = ({ id, to }: Section) => {
    if (id !== current?.id) return undefined;
    return pathname === to ? 'page' : 'true';
  };
  return (
    <ul className={className}>
      {sections.map((section) => (
        <li key={section.id} className="min-w-0">
          <Link to={section.to} aria-current={here(section)} className={linkStyle}>
            <SectionIcon id={section.id} className={iconStyle} />
            <span className={labelStyle}>{t(section.label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns true on a page that sells a course, which is part of no section yet. Requests nothing itself: the page does.
 */
function useIsForSale(): boolean {
  const id = useMatch(routePatterns.course)?.params.id ?? '';
  const queries = useQueryClient();
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(changed),
    () => queries.getQueryData<{ isOwned: boolean }>(productKeys.one(id))?.isOwned === false,
  );
}

const icons = {
  dashboard: LayoutDashboard,
  coaching: HeartHandshake,
  community: UsersRound,
  classroom: GraduationCap,
  tools: Shapes,
  notes: NotebookPen,
  growth: Sprout,
} satisfies Record<Section['id'], typeof Shapes>;

/** Decorative: the section's name is beside it. */
function SectionIcon({ id, className }: { id: Section['id']; className?: string }) {
  const Icon = icons[id];
  return <Icon aria-hidden className={className} />;
}
