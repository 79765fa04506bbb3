import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Toggle } from '../../../shared/ui/toggle';
import { useDevice, useSwitchDevice } from './push-device.api';

const SWITCHED: readonly PushDeviceState[] = ['on', 'off'];

/** Whether notifications come to the device she is at, and what is in the way. */
export function PushDevice() {
  const { t } = useTranslation('preferences');
  const { data: state, isLoadingError, isFetching, refetch } = useDevice();
  const { mutate, isPending, error } = useSwitchDevice();
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (!state)
    return (
      <section aria-busy aria-label={t('notifications.device.loading')} className="mt-8">
        <Skeleton className="h-24" />
      </section>
    );
  return (
    <section className="mt-8 rounded-lg border border-line bg-surface p-5">
      <h3 className="mb-2 font-semibold">{t('notifications.device.title')}</h3>
      {SWITCHED.includes(state) && (
        <Toggle
          label={t('notifications.device.switch')}
          checked={state === 'on'}
          disabled={isPending}
          onChange={(isOn) => mutate(isOn)}
        />
      )}
      <output className="mt-1 block text-ink-soft">{t(`notifications.device.${state}`)}</output>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {t('notifications.device.failed')}
        </p>
      )}
    </section>
  );
}
