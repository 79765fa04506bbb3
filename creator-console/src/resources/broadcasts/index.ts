import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { lazily } from '../../shared/lazily';

export { sentMailing } from './broadcast';
export { Heading } from './broadcast-fields';
export { DeliveryTable } from './delivery-table';
export { MailingFields } from './mailing-fields';
export { SeeMailingButton } from './mailing-preview-dialog';
export { LinkTable, ReportSection } from './mailing-report';
export { ProgressFacts } from './mailing-report';
export { needed, PurposeInput } from './purpose-input';

export const broadcasts = {
  list: lazily(() => import('./broadcast-list'), 'BroadcastList'),
  create: lazily(() => import('./broadcast-edit'), 'BroadcastCreate'),
  edit: lazily(() => import('./broadcast-edit'), 'BroadcastEdit'),
  show: lazily(() => import('./broadcast-show'), 'BroadcastShow'),
  icon: BroadcastIcon,
  recordRepresentation: 'subject',
};

/** `<Resource>` props for single emails: a page that redirects to the broadcast or sequence. */
export const mailingDeliveries = { show: lazily(() => import('./mailing-delivery'), 'MailingDelivery') };
export { texts as emailTexts } from './email-text/texts';
