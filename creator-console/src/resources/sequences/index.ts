import { SequenceCreate, SequenceEdit } from './sequence-edit';
import { SequenceList } from './sequence-list';
import { SequenceShow } from './sequence-show';
import { texts } from './texts';

export const sequences = {
  list: SequenceList,
  create: SequenceCreate,
  edit: SequenceEdit,
  show: SequenceShow,
  options: { label: texts.title },
  recordRepresentation: 'name',
};
