import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/lib/page-title';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';

interface AccountPageProps {
  title: string;
  lead?: string;
  illustration: IllustrationName;
  /** Line under the picture. */
  verse: string;
  children?: ReactNode;
}

/** A form with a picture beside it; on phones, without the picture. */
export const AccountPage = ({ title, lead, illustration, verse, children }: AccountPageProps) => (
  <div className="page-width grid items-center gap-x-20 py-10 lg:min-h-[44rem] lg:grid-cols-2 lg:py-16">
    <PageTitle>{title}</PageTitle>
    <div className="mx-auto w-full max-w-md">
      <Illustration name={illustration} className="mb-5 -ml-2 w-24 text-evergreen lg:hidden" />
      <h1 className="text-4xl">{title}</h1>
      {lead && <p className="mt-4 text-lg text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
    <figure aria-hidden className="mx-auto w-full max-w-sm max-lg:hidden lg:order-first">
      <div className="relative">
        <div className="absolute -inset-4 arch border border-gold/60" />
        <div className="overflow-hidden arch bg-sunken px-10 pt-24 pb-12">
          <Illustration name={illustration} className="w-full text-evergreen" />
        </div>
      </div>
      <figcaption className="mt-10 text-center font-serif text-lg text-ink-soft italic">{verse}</figcaption>
    </figure>
  </div>
);
