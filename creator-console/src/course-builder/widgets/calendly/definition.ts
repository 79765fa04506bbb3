import EventIcon from '@mui/icons-material/EventOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { checkFrame } from '../parts/frame-draft';
import { FramePreview } from '../parts/frame-preview';
import { texts } from '../parts/texts';
import { HOST } from './host';

export const calendly: WidgetDefinition<'calendly'> = {
  label: 'Calendly',
  icon: EventIcon,
  blank: { url: '', title: '' },
  check: (draft) => checkFrame(HOST, draft),
  words: { url: texts.urlOf(HOST) },
  toSend: (draft) => draft,
  Preview: FramePreview,
};
