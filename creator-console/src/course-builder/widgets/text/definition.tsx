import NotesIcon from '@mui/icons-material/Notes';
import { RichHtml } from '../../../shared/rich-html';
import { type WidgetDefinition, type PreviewProps, faultsOf, isEmpty } from '../parts/definition';
import { texts } from './texts';

const TextPreview = ({ settings: { content } }: PreviewProps<'text'>) => <RichHtml html={content} />;

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
