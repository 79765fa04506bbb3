import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeleton } from '../../shared/ui/skeleton';
import { type ConsentRecord, useConsents } from './api';

/** All that was ever agreed to and withdrawn, read when it is opened. */
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
  const { purpose, given, at, by, method, evidence, textVersion } = record;
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
