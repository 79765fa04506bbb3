import { type ReactNode, useId } from 'react';

export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="space-y-6 border-t border-line py-10">
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
