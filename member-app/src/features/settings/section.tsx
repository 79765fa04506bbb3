import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What it is about on the left, what can be done on the right; one below the other on a phone. */
export function Section({ title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-16 gap-y-6 border-t border-line py-10 lg:grid-cols-[18rem_1fr] lg:py-12"
    >
      <div>
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  );
}
