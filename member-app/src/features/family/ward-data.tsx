import { useTranslation } from 'react-i18next';
import type { Ward } from './api';
import { type Freshly, WardCopy } from './ward-copy';
import { WardDeletion } from './ward-deletion';

/** Her data in one file, without private writing; and the end of her account, with seven days to think again. */
export function WardData({ ward, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <div className="space-y-3">
      <h3 className="font-sans font-semibold">{t('data.title')}</h3>
      <p className="text-sm text-ink-soft">{t('data.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <WardCopy ward={ward} freshly={freshly} />
        <WardDeletion ward={ward} freshly={freshly} />
      </div>
    </div>
  );
}
