import { formatDate } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { OutlineModule } from './course-outline';

type Lock = Pick<OutlineModule, 'unlockDate'>;

/** Line below a locked module. */
export const whenItOpens = ({ unlockDate }: Lock): string =>
  unlockDate
    ? i18n.t('learning:unlocks', { date: formatDate(unlockDate) })
    : i18n.t('learning:unlocksAfterPrevious');

/** Message when a member tries to open a locked module. */
export const whyItIsLocked = ({ unlockDate }: Lock): string =>
  unlockDate
    ? i18n.t('learning:stillLocked.onDate', { date: formatDate(unlockDate) })
    : i18n.t('learning:stillLocked.afterPrevious');
