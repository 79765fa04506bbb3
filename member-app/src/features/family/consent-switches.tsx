import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../shared/ui/refused';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Toggle } from '../../shared/ui/toggle';
import { type Purpose, PURPOSES, useAgree, type Ward } from './api';

/** Each purpose by itself; without the account none of the others counts. What is chosen before the proof is kept. Ending the account asks first. */
export function ConsentSwitches({ ward }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const agree = useAgree(ward.id);
  const [isEnding, setEnding] = useState(false);
  const chosen = [...ward.agreed, ...ward.wished];
  const agreed = agree.isPending ? agree.variables : chosen;

  function set(purpose: Purpose, isOn: boolean) {
    if (purpose === 'account' && !isOn && ward.agreed.includes('account')) return setEnding(true);
    agree.mutate(isOn ? [...chosen, purpose] : chosen.filter((one) => one !== purpose));
  }

  return (
    <div>
      <h3 className="font-sans font-semibold">{t('agreed')}</h3>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {PURPOSES.map((purpose) => {
          const isOn = agreed.includes(purpose);
          const isOpen = purpose === 'account' || agreed.includes('account');
          return (
            <li key={purpose} className="flex items-center justify-between gap-4 px-4 py-3">
              <span>
                <span id={`${ward.id}-${purpose}`} className="block font-semibold">
                  {t(`purposes.${purpose}.name`)}
                </span>
                <span className="text-sm text-ink-soft">{t(`purposes.${purpose}.text`)}</span>
                {ward.wished.includes(purpose) && (
                  <span className="block text-sm font-medium">{t('wished')}</span>
                )}
              </span>
              <Toggle
                labelledBy={`${ward.id}-${purpose}`}
                checked={isOn}
                disabled={agree.isPending || !isOpen}
                onChange={(checked) => set(purpose, checked)}
              />
            </li>
          );
        })}
      </ul>
      <Refused error={agree.error} isSmall className="mt-2" />
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={t('end.title', { name: ward.name })}
        description={t('end.text')}
        confirm={t('end.yes')}
        keep={t('end.no')}
        keepVariant="secondary"
        onConfirm={() => {
          setEnding(false);
          agree.mutate([]);
        }}
      />
    </div>
  );
}
