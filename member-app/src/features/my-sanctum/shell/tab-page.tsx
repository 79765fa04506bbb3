import type { ReactNode } from 'react';
import { PageTitle } from '../../../shared/lib/page-title';

/** A tab of the member area: its title for the browser, its heading and its content. */
export const TabPage = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <h1 className="text-3xl">{title}</h1>
    {lead && <p className="mt-2 max-w-prose text-lg text-ink-soft">{lead}</p>}
    {children}
  </>
);
