import { api } from '../../../providers/client';
import { countedAs, type ListExport } from '../../../shared/list-export/export-button';
import { texts } from './texts';

export const studentExport: ListExport = {
  ask: (body, options) => api.POST('/api/students/export', { body, ...options }),
  title: texts.exportStudents,
  file: texts.exportFile,
  counted: countedAs(...texts.counted),
};
