import { EventCreate } from './event-create';
import { EventEdit } from './event-edit';
import { EventList } from './event-list';
import { texts } from './texts';

export { eventPath } from './event';

export const events = {
  list: EventList,
  create: EventCreate,
  edit: EventEdit,
  options: { label: texts.title },
  recordRepresentation: 'title',
};
