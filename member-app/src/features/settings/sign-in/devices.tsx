import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../shared/lib/format';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { Refused } from '../../../shared/ui/refused';
import { useSignOut } from '../../session';
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
  const sorted = devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const folded = sorted.slice(SHOWN);
  return (
    <>
      <Rows devices={sorted.slice(0, SHOWN)} />
      {folded.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-evergreen underline underline-offset-4">
            {t('devices.more', { count: folded.length })}
          </summary>
          <Rows devices={folded} />
        </details>
      )}
    </>
  );
}

/** Devices shown before the rest is collapsed. */
const SHOWN = 2;

const Rows = ({ devices }: { devices: readonly Device[] }) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
    {devices.map((device) => (
      <DeviceRow key={device.id} device={device} />
    ))}
  </ul>
);

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
      {device.isCurrent ? <LogOut /> : <SignOutDevice device={device} />}
    </li>
  );
}

/** Ends the session on this device. */
function LogOut() {
  const { t } = useTranslation('settings');
  const { mutate, isPending, error } = useSignOut();
  return (
    <div id="log-out">
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate()}>
        {t('devices.logOut')}
      </Button>
      <Refused error={error} isSmall className="mt-3" />
    </div>
  );
}

/**
 * Signs out a device after a confirmation, because it cannot be undone here. The row disappears once the server has
 * done it.
 */
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
