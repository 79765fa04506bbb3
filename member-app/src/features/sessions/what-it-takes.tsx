import { useTranslation } from 'react-i18next';
import type { Offering } from './api';
import { singleOf } from './api';

/** Cost of the booking, shown in advance: free, one credit, or a price. */
export function WhatItTakes({ offering }: { offering: Offering }) {
  const { t } = useTranslation('sessions');
  const isPaid = singleOf(offering) !== null;
  return (
    <p className="text-sm text-ink-soft">
      {isPaid ? t('takesMoney') : t(offering.needsCredit ? 'takesOne' : 'takesNone')}
    </p>
  );
}
