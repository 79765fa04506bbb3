import GraphicEqIcon from '@mui/icons-material/GraphicEq';
import type { WidgetDefinition } from '../parts/definition';
import { isEmpty } from '../parts/draft';
import { checkFile, withoutShown } from '../parts/file-draft';
import { AudioPreview } from './preview';
import { texts } from './texts';

export const audio: WidgetDefinition<'audio'> = {
  label: texts.name,
  icon: GraphicEqIcon,
  blank: { title: '', caption: '', transcript: null },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, title, ...sent } = withoutShown(draft);
    return isEmpty(title) ? sent : { ...sent, title };
  },
  Preview: AudioPreview,
};
