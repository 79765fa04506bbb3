import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { Toggle } from '../../../shared/ui/toggle';
import { useDevice, useSwitchDevice } from '../shared/api';

const SWITCHED: readonly PushDeviceState[] = ['on', 'off'];

/** Switch for push notifications on this device, or the reason why they cannot be shown. */
export function PushDevice() {
  const { t } = useTranslation('preferences');
  const query = useDevice();
  const { data: state } = query;
  const { mutate, isPending, error } = useSwitchDevice();
  if (!state)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('notifications.device.loading')} of={['h-24']} className="mt-8" />}
      />
    );
  return (
    <section id="push" aria-labelledby="push-title" className="border-t border-line py-7">
      <h2 id="push-title" className="mb-4 text-2xl">
        {t('notifications.device.title')}
      </h2>
      {SWITCHED.includes(state) && (
        <Toggle
          label={t('notifications.device.switch')}
          checked={state === 'on'}
          disabled={isPending}
          onChange={(isOn) => mutate(isOn)}
        />
      )}
      <output className="mt-1 block max-w-2xl text-ink-soft">{t(`notifications.device.${state}`)}</output>
      {error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {t('notifications.device.failed')}
        </p>
      )}
    </section>
  );
}
