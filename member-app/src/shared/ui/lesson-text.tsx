import { safeText } from '@sanctum/web/text/safe-text';
import { useMemo } from 'react';
import { clsx } from 'clsx';
import './lesson-text.css';

interface LessonTextProps {
  html: string;
  lang?: 'en' | undefined;
  className?: string;
}

/** HTML of the coach: cleaned by the server when saved, and again when shown (product rule 7.1). */
export function LessonText({ html, lang, className }: LessonTextProps) {
  const safe = useMemo(() => safeText(html), [html]);
  return (
    <div
      ref={focusWideTables}
      lang={lang}
      className={clsx('lesson-text', className)}
      // oxlint-disable-next-line react/no-danger -- sanitised above
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}

/** A table wider than the screen scrolls by itself, with the arrow keys, too. */
function focusWideTables(text: HTMLElement | null): void {
  for (const table of text?.querySelectorAll('table') ?? []) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }
}
