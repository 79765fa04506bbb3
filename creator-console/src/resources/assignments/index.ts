import { lazily } from '../../shared/lazily';

export const assignments = {
  list: lazily(() => import('./assignment-list'), 'AssignmentList'),
  show: lazily(() => import('./assignment-show'), 'AssignmentShow'),
  recordRepresentation: 'memberName',
};
