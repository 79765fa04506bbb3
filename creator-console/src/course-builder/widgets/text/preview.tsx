import { useMemo } from 'react';
import type { PreviewProps } from '../parts/definition';
import { RichText } from './rich-text';
import { safeText } from '@sanctum/web/text/safe-text';

/** Cleaned by the server when it was written, and once more where it is shown. */
export function TextPreview({ settings: { content } }: PreviewProps<'text'>) {
  const html = useMemo(() => safeText(content), [content]);
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <RichText dangerouslySetInnerHTML={{ __html: html }} />;
}
