import NotesIcon from '@mui/icons-material/Notes';
import type { WidgetDefinition } from '../parts/definition';
import { faultsOf, isEmpty } from '../parts/draft';
import { TextPreview } from './preview';
import { texts } from './texts';

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
