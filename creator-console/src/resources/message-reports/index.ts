import { lazily } from '../../shared/lazily';

export const messageReports = {
  list: lazily(() => import('./report-list'), 'ReportList'),
  show: lazily(() => import('./report-show'), 'ReportShow'),
  recordRepresentation: 'senderName',
};
