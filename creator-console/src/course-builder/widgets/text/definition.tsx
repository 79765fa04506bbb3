import NotesIcon from '@mui/icons-material/Notes';
import { type WidgetDefinition, type PreviewProps, faultsOf, isEmpty } from '../parts/definition';
import { texts } from './texts';
import { useMemo } from 'react';
import { RichText } from './rich-text';
import { safeText } from '@sanctum/web/text/safe-text';

/** Sanitized by the server when saved, and again when shown. */
function TextPreview({ settings: { content } }: PreviewProps<'text'>) {
  const html = useMemo(() => safeText(content), [content]);
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <RichText dangerouslySetInnerHTML={{ __html: html }} />;
}

export const text: WidgetDefinition<'text'> = {
  label: texts.name,
  icon: NotesIcon,
  blank: { content: '' },
  check: ({ content }) => ({
    missing: faultsOf({ content: isEmpty(content) && texts.missing }),
    wrong: {},
  }),
  toSend: (draft) => draft,
  Preview: TextPreview,
};
