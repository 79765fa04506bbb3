import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { isEmpty } from '../parts/draft';
import { checkFile, withoutShown } from '../parts/file-draft';
import { FilePreview } from './preview';
import { texts } from './texts';

export const file: WidgetDefinition<'file'> = {
  label: texts.name,
  icon: DescriptionIcon,
  blank: { caption: '' },
  check: checkFile,
  toSend(draft) {
    const { fileName, ...sent } = withoutShown(draft);
    return isEmpty(fileName) ? sent : { ...sent, fileName };
  },
  Preview: FilePreview,
};
