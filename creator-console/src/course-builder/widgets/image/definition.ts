import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { checkFile, withoutShown } from '../parts/file-draft';
import { ImagePreview } from './preview';

export const image: WidgetDefinition<'image'> = {
  label: 'Image',
  icon: ImageIcon,
  blank: { alt: '', caption: '' },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, ...sent } = withoutShown(draft);
    return sent;
  },
  Preview: ImagePreview,
};
