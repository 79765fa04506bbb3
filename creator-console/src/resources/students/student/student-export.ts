import { api } from '../../../providers/client';
import { counted, type ListExport } from '../../../shared/list-export/list-export';

/** The list of students as a file. */
export const studentExport: ListExport = {
  ask: (body, options) => api.POST('/api/students/export', { body, ...options }),
  title: 'Export students',
  file: (day) => `students-${day}.csv`,
  counted: counted('student', 'students'),
};
