import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { BroadcastCreate, BroadcastEdit } from './broadcast-edit';
import { BroadcastList } from './broadcast-list';
import { BroadcastShow } from './broadcast-show';
import { MailingDelivery } from './mailing-delivery';
import { texts } from './texts';

export { Heading } from './broadcast-fields';
export { DeliveryTable } from './delivery-table';
export { MailingFields, needed } from './mailing-fields';
export { SeeMailingButton } from './mailing-preview-dialog';
export { LinkTable, ReportSection } from './mailing-report';
export { ProgressFacts } from './mailing-report';
export { PurposeInput } from './mailing-fields';
export { texts as mailingTexts } from './texts';

export const broadcasts = {
  list: BroadcastList,
  create: BroadcastCreate,
  edit: BroadcastEdit,
  show: BroadcastShow,
  icon: BroadcastIcon,
  options: { label: texts.title },
  recordRepresentation: 'subject',
};

/** `<Resource>` props for single emails: a page that redirects to the broadcast or sequence. */
export const mailingDeliveries = { show: MailingDelivery };
