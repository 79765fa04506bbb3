import EventIcon from '@mui/icons-material/EventOutlined';
import { EventCreate } from './event-create';
import { EventEdit } from './event-edit';
import { EventList } from './event-list';
import { texts } from './texts';

export { eventPath } from './event';

export const events = {
  list: EventList,
  create: EventCreate,
  edit: EventEdit,
  icon: EventIcon,
  options: { label: texts.title },
  recordRepresentation: 'title',
};
