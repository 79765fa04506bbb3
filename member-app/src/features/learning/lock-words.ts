import { formatDate } from '../../shared/lib/format';
import type { OutlineModule } from './course-outline';
import { learningTexts as texts } from './texts';

type Lock = Pick<OutlineModule, 'unlockDate'>;

/** The line under a locked module. */
export const whenItOpens = ({ unlockDate }: Lock): string =>
  unlockDate ? texts.unlocks(formatDate(unlockDate)) : texts.unlocksAfterPrevious;

/** The message when a member tries to open it. */
export const whyItIsLocked = ({ unlockDate }: Lock): string =>
  unlockDate ? texts.stillLocked.onDate(formatDate(unlockDate)) : texts.stillLocked.afterPrevious;
