import { texts } from '../../media-library/texts';
import { MediaList } from './media-list';

export const media = {
  list: MediaList,
  options: { label: texts.title },
  recordRepresentation: 'fileName',
};
