import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { BroadcastCreate } from './broadcast-create';
import { BroadcastEdit } from './broadcast-edit';
import { BroadcastList } from './broadcast-list';
import { BroadcastShow } from './broadcast-show';
import { texts } from './texts';

/** What `<Resource>` wants for broadcasts. */
export const broadcasts = {
  list: BroadcastList,
  create: BroadcastCreate,
  edit: BroadcastEdit,
  show: BroadcastShow,
  icon: BroadcastIcon,
  options: { label: texts.title },
  recordRepresentation: 'subject',
};
