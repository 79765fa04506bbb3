import { lazily } from '../../shared/lazily';

export const sequences = {
  list: lazily(() => import('./sequence-list'), 'SequenceList'),
  create: lazily(() => import('./sequence-edit'), 'SequenceCreate'),
  edit: lazily(() => import('./sequence-edit'), 'SequenceEdit'),
  show: lazily(() => import('./sequence-show'), 'SequenceShow'),
  recordRepresentation: 'name',
};
