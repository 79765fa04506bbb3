import PermMediaIcon from '@mui/icons-material/PermMediaOutlined';
import { texts } from '../../media-library/texts';
import { MediaList } from './media-list';

export const media = {
  list: MediaList,
  icon: PermMediaIcon,
  options: { label: texts.title },
  recordRepresentation: 'fileName',
};
