import { useMemo } from 'react';
import type { WidgetOf } from '../parts/widgets';
import { safeText } from '@sanctum/web/text/safe-text';
import '../../../shared/ui/lesson-text.css';

/** A text, cleaned by the server when saved, and again when shown (product rule 7.1). */
export function TextView({ settings: { content } }: WidgetOf<'text'>) {
  const html = useMemo(() => safeText(content), [content]);
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <div className="lesson-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
