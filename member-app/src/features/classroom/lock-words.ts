import { formatDate } from '../../shared/lib/format';
import type { CourseModule } from '../learning';
import { classroomTexts } from './texts';

const { course: texts } = classroomTexts;

type Lock = Pick<CourseModule, 'unlockDate'>;

/** What stands under a locked module (spec §9). */
export const whenItOpens = ({ unlockDate }: Lock): string =>
  unlockDate ? texts.unlocks(formatDate(unlockDate)) : texts.unlocksAfterPrevious;

/** What somebody is told who tries to open it. */
export const whyItIsLocked = ({ unlockDate }: Lock): string =>
  unlockDate ? texts.stillLocked.onDate(formatDate(unlockDate)) : texts.stillLocked.afterPrevious;
