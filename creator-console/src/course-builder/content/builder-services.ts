import type { ShowToast } from '../../shared/toast/toast';
import type { SaverGroup } from '../saving/saver-group';
import type { UndoHistory } from '../saving/undo-history';
import type { Lessons } from './lessons';

/** What the parts of the builder have in common, from opening a course to leaving it. */
export interface BuilderServices {
  courseId: string;
  savers: SaverGroup;
  lessons: Lessons;
  history: UndoHistory;
  toast: ShowToast;
}
