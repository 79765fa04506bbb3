import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../shared/ui/alert';
import { useMyCommunity } from '../shared/api';

/** Room to write; a minor whose guardian has not agreed yet reads along, and is told so. */
export function WritersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('feed');
  const { data: me } = useMyCommunity();
  return me && !me.mayWrite ? <Alert>{t('readsAlong')}</Alert> : children;
}
