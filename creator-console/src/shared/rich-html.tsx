import { safeText } from '@sanctum/web/text/safe-text';
import { useMemo } from 'react';
import { RichText } from './rich-text';

/** Formatted text, sanitized by the server when saved, and again when shown. */
export function RichHtml({ html, lang }: { html: string; lang?: string }) {
  const safe = useMemo(() => safeText(html), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <RichText lang={lang} dangerouslySetInnerHTML={{ __html: safe }} />;
}
