import { lazily } from '../../shared/lazily';

export const media = {
  list: lazily(() => import('./media-list'), 'MediaList'),
  recordRepresentation: 'fileName',
};
