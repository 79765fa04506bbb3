import { lazily } from '../../shared/lazily';

export { eventPath } from './event';

export const events = {
  list: lazily(() => import('./event-list'), 'EventList'),
  create: lazily(() => import('./event-create'), 'EventCreate'),
  edit: lazily(() => import('./event-edit'), 'EventEdit'),
  recordRepresentation: 'title',
};
