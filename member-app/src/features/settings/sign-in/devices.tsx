import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../shared/lib/format';
import { Badge } from '../../../shared/ui/badge';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeletons } from '../../../shared/ui/skeletons';
import { type Device, useDevices } from '../shared/api';
import { Section } from '../shared/section';
import { SignOutDevice } from './sign-out-device';

export function Devices() {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('devices.title')} lead={t('devices.lead')}>
      <DeviceList />
    </Section>
  );
}

function DeviceList() {
  const { t } = useTranslation('settings');
  const query = useDevices();
  const { data: devices } = query;
  if (!devices)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('devices.loading')} of={['h-20']} />} />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation('settings');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-evergreen" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {device.device}
          {device.current && <Badge>{t('devices.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {device.current
            ? t('devices.since', { date: formatDate(device.createdAt) })
            : t('devices.lastSeen', { moment: formatMoment(device.lastSeenAt) })}
        </p>
      </div>
      {!device.current && <SignOutDevice device={device} />}
    </li>
  );
}
