import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { formatDate } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { type Device, useDevices } from './api';
import { Section } from './section';
import { SignOutDevice } from './sign-out-device';
import { settingsTexts } from './texts';

const { devices: texts } = settingsTexts;

export function Devices() {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <DeviceList />
    </Section>
  );
}

function DeviceList() {
  const { data: devices, isPending, isFetching, refetch } = useDevices();
  if (isPending) {
    return (
      <section aria-busy aria-label={texts.loading}>
        <Skeleton className="h-20" />
      </section>
    );
  }
  if (!devices) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: Device }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-evergreen" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {device.device}
          {device.current && <Badge>{texts.current}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {device.current
            ? texts.since(formatDate(device.createdAt))
            : texts.lastSeen(formatMoment(device.lastSeenAt))}
        </p>
      </div>
      {!device.current && <SignOutDevice device={device} />}
    </li>
  );
}

const formatMoment = (iso: string) =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
