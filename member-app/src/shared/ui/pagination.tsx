import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { visiblePages } from './pagination-window';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Returns the address of a page. Pages are links, so that they can be shared and Back works. */
  to: (page: number) => To;
}

export function Pagination({ page, pageCount, to }: PaginationProps) {
  const { t } = useTranslation('ui');
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? to(page - 1) : null} label={t('pagination.previous')}>
        <ChevronLeft aria-hidden className="size-5" />
      </Step>
      {visiblePages(page, pageCount).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} aria-hidden className="w-8 text-center text-ink-soft">
            …
          </span>
        ) : (
          <Step
            key={shown}
            to={to(shown)}
            label={t('pagination.page', { page: shown })}
            current={shown === page}
          >
            {shown}
          </Step>
        ),
      )}
      <Step to={page < pageCount ? to(page + 1) : null} label={t('pagination.next')}>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: To | null;
  label: string;
  current?: boolean;
  children: ReactNode;
}

function Step({ to, label, current, children }: StepProps) {
  const shape = 'grid size-11 place-items-center rounded-full font-semibold tabular-nums transition-colors';
  if (to === null) {
    return <span className={clsx(shape, 'text-line-strong/50')}>{children}</span>;
  }
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={clsx(shape, current ? 'bg-evergreen text-on-evergreen' : 'hover:bg-evergreen-soft')}
    >
      {children}
    </Link>
  );
}
