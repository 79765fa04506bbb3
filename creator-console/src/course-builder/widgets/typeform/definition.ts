import FeedIcon from '@mui/icons-material/FeedOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { checkFrame } from '../parts/frame-draft';
import { FramePreview } from '../parts/frame-preview';
import { texts } from '../parts/texts';
import { HOST } from './host';

export const typeform: WidgetDefinition<'typeform'> = {
  label: 'Typeform',
  icon: FeedIcon,
  blank: { url: '', title: '' },
  check: (draft) => checkFrame(HOST, draft),
  words: { url: texts.urlOf(HOST) },
  toSend: (draft) => draft,
  Preview: FramePreview,
};
