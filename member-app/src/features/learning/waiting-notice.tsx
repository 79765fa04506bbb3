import { useTranslation } from 'react-i18next';

/** Says that a completion is not lost without a network. */
export function WaitingNotice({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('learning');
  return <output className="mt-3 block text-sm font-medium empty:hidden">{isWaiting && t('waiting')}</output>;
}
