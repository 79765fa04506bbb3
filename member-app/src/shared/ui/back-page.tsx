import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A narrow page with a link to the list it belongs to. */
export const BackPage = ({ to, back, children }: { to: string; back: string; children: ReactNode }) => (
  <div className="page-width max-w-3xl! py-8 lg:py-12">
    <Link
      to={to}
      className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-evergreen"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {back}
    </Link>
    {children}
  </div>
);
