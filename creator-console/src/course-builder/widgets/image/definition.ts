import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { checkFile, withoutShown } from '../parts/file-draft';
import { ImagePreview } from './preview';
import { texts } from './texts';

export const image: WidgetDefinition<'image'> = {
  label: texts.name,
  icon: ImageIcon,
  blank: { alt: '', caption: '' },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, ...sent } = withoutShown(draft);
    return sent;
  },
  Preview: ImagePreview,
};
