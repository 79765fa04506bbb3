import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../shared/lib/format';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { type Device, useDevices, useSignOutDevice } from '../shared/api';
import { Section } from '../shared/section';

export function Devices() {
  const { t } = useTranslation('settings');
  return (
    <Section id="devices" title={t('devices.title')} lead={t('devices.lead')}>
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
          {device.isCurrent && <Badge>{t('devices.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {device.isCurrent
            ? t('devices.since', { date: formatDate(device.createdAt) })
            : t('devices.lastSeen', { moment: formatMoment(device.lastSeenAt) })}
        </p>
      </div>
      {!device.isCurrent && <SignOutDevice device={device} />}
    </li>
  );
}

/** Asks first: it cannot be undone from here. The row is gone once the server has done it. */
function SignOutDevice({ device: { id, device } }: { device: Device }) {
  const { t } = useTranslation('settings');
  const signOut = useSignOutDevice();
  return (
    <ConfirmButton
      button={
        <Button variant="secondary" size="sm" aria-label={t('devices.signOutDevice', { device })}>
          {t('devices.signOut')}
        </Button>
      }
      title={t('devices.confirm.title', { device })}
      description={t('devices.confirm.description')}
      confirm={t('devices.confirm.yes')}
      confirmVariant="primary"
      keep={t('devices.confirm.no')}
      keepVariant="secondary"
      act={() => signOut.mutateAsync(id)}
    />
  );
}
