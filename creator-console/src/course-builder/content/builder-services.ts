import type { ShowToast } from '../../shared/toast/toast';
import type { SaverGroup } from '../saving/saver-group';
import type { UndoHistory } from '../saving/undo-history';
import type { Lessons } from './lessons';

/** Services that all parts of the builder share while a course is open. */
export interface BuilderServices {
  courseId: string;
  savers: SaverGroup;
  lessons: Lessons;
  history: UndoHistory;
  toast: ShowToast;
}
