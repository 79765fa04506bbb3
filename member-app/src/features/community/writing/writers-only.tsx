import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { useMyCommunity } from '../shared/api';
import { MuteNotice } from './mute-notice';
import { WarningNotice } from './warning-notice';

/**
 * Room to write. Whoever is muted, a member who has not confirmed a warning, and a minor whose guardian has not agreed yet read along,
 * and are told why.
 */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('feed');
  const { data: me } = useMyCommunity();
  if (me?.warning || me?.mute) {
    return (
      <div className="space-y-3">
        {me.warning && <WarningNotice warning={me.warning} />}
        {me.mute && <MuteNotice mute={me.mute} />}
      </div>
    );
  }
  return me && !me.mayWrite ? <Alert>{t('readsAlong')}</Alert> : children;
}
