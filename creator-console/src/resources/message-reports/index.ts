import { ReportList } from './report-list';
import { ReportShow } from './report-show';
import { texts } from './texts';

export const messageReports = {
  list: ReportList,
  show: ReportShow,
  options: { label: texts.title },
  recordRepresentation: 'senderName',
};
