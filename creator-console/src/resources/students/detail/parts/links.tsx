import { analyticsPath } from '../../../products';
import type { ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { PageLink } from '../../../../shared/page-link';

/** Links to the order if the console has a page for orders; else plain text. */
export function OrderLink({ id, children }: { id: string; children: ReactNode }) {
  const { orders } = useResourceDefinitions();
  if (!orders?.hasShow) return <>{children}</>;
  return (
    <PageLink to={`/orders/${id}/show`} sx={{ fontWeight: 600 }}>
      {children}
    </PageLink>
  );
}

export type StudentTab =
  | 'purchases'
  | 'payments'
  | 'groups'
  | 'coaching'
  | 'messages'
  | 'notes'
  | 'learning'
  | 'growth'
  | 'moderation'
  | 'timeline';

/** Path of a student's page, where every name links; without a tab, its first one. */
export const studentPath = (id: string, tab?: StudentTab): string =>
  ['/students', id, 'show', ...(tab ? [tab] : [])].join('/');

/** The title a product had when it was bought, linked to the product. */
export const ProductLink = ({ id, title }: { id: string; title: string }) => (
  <PageLink to={analyticsPath({ id })} sx={{ fontWeight: 600 }}>
    {title}
  </PageLink>
);
