import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { Refused } from '../../shared/ui/refused';
import { Toggle } from '../../shared/ui/toggle';
import { type ConsentRecord, PURPOSES, type Purpose, useAgree, useConsents, type Ward } from './api';

/** Shows all consents given and withdrawn, loaded when opened. */
export function ConsentRecords({ wardId }: { wardId: string }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-medium text-evergreen underline underline-offset-4">
        {t('records.open')}
      </summary>
      {isOpen && <Records wardId={wardId} />}
    </details>
  );
}

function Records({ wardId }: { wardId: string }) {
  const { t } = useTranslation('family');
  const query = useConsents(wardId);
  const { data: records } = query;
  if (!records) return <NotLoaded query={query} skeleton={<Skeleton className="mt-3 h-20" />} />;
  if (records.length === 0) return <p className="mt-3 text-ink-soft">{t('records.none')}</p>;
  return (
    <ul className="mt-3 space-y-3 text-sm">
      {records.map((record) => (
        <Record key={record.id} record={record} />
      ))}
    </ul>
  );
}

function Record({ record }: { record: ConsentRecord }) {
  const { t } = useTranslation('family');
  const { purpose, isGiven: given, at, by, method, evidence, textVersion } = record;
  const facts = [
    by ?? t('records.gone'),
    t(`records.methods.${method}`),
    ...(evidence === null ? [] : [evidence]),
    t('records.version', { version: textVersion }),
  ];
  return (
    <li>
      <p className="font-medium">
        {t(given ? 'records.given' : 'records.withdrawn', {
          purpose: t(`purposes.${purpose}.name`),
          date: formatDate(at),
        })}
      </p>
      <p className="text-ink-soft wrap-anywhere">{facts.join(' · ')}</p>
    </li>
  );
}

/**
 * Each permission separately; without the account, no other counts. Choices before the proof are stored. Ending the
 * account asks first.
 */
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
      <ul aria-label={t('agreed')} className="divide-y divide-line rounded-lg border border-line">
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
