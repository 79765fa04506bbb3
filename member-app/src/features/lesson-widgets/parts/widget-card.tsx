import { type ComponentType, type ReactNode, useId } from 'react';
import { Card } from '../../../shared/ui/card';

interface WidgetCardProps {
  icon: ComponentType<{ 'aria-hidden': true; className: string }>;
  kind: string;
  title: string;
  /** Language of the title, if it differs from the page's. */
  lang?: 'en' | undefined;
  /** Receives the heading's id, which can label a group or a control. */
  children: (headingId: string) => ReactNode;
}

export function WidgetCard({ icon: Icon, kind, title, lang, children }: WidgetCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card className="p-5 sm:p-7">
        <p className="flex items-center gap-2 text-sm font-semibold text-clay">
          <Icon aria-hidden className="size-4.5" />
          {kind}
        </p>
        <h3 id={heading} lang={lang} className="mt-2 text-xl">
          {title}
        </h3>
        {children(heading)}
      </Card>
    </section>
  );
}
