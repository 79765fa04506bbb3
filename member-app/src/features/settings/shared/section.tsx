import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** Anchor of the section, used by the search and by links from elsewhere. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="scroll-mt-24 space-y-4 border-t border-line py-7 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div>
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">{lead}</p>
      </div>
      <div className="max-w-2xl">{children}</div>
    </section>
  );
}
