import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { isEmpty } from '../parts/draft';
import { checkFile, withoutShown } from '../parts/file-draft';
import { VideoPreview } from './preview';
import { texts } from './texts';

export const video: WidgetDefinition<'video'> = {
  label: texts.name,
  icon: VideocamIcon,
  blank: { title: '', caption: '', transcript: null, captionsAssetId: null, posterAssetId: null },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, title, ...sent } = withoutShown(draft);
    return isEmpty(title) ? sent : { ...sent, title };
  },
  Preview: VideoPreview,
};
