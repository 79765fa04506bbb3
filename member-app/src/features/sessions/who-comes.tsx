import { useTranslation } from 'react-i18next';
import { WhoTakesIt } from '../second-seat';
import { type Booking, useChooseCompanion } from './api';

/** Companion of a session for two; the member can change the choice until the session begins. */
export function WhoComes({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const choose = useChooseCompanion(booking);
  const { companion, companionId } = booking;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-1 underline-offset-4">
        {t('changeCompanion')}
      </summary>
      <div className="mt-2 max-w-sm">
        <WhoTakesIt
          key={`${companionId} ${companion}`}
          label={t('companion')}
          chosen={{ wardId: companionId, name: companion }}
          isOptional={false}
          onChoose={choose.mutateAsync}
        />
      </div>
    </details>
  );
}
