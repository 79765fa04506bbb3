import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { useDevice, usePreferences, useTimes, useSwitchDevice } from './notifications.api';
import { PreferenceTable } from './preference-table';
import { QuietHours } from './quiet-hours';
import { texts } from './texts';
import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import { useToast } from '../../../shared/toast/use-toast';

const SWITCHED: readonly PushDeviceState[] = ['on', 'off'];

/** Switches notifications on this device, and explains obstacles. */
function PushDevice({ state }: { state: PushDeviceState }) {
  const toast = useToast();
  const { mutate, isPending } = useSwitchDevice();
  const press = (isOn: boolean) =>
    mutate(isOn, { onError: () => toast({ title: texts.failed, text: texts.tryAgain, failed: true }) });
  return (
    <Stack sx={{ pt: 2, gap: 0.5 }}>
      <Typography variant="h6" component="h3">
        {texts.device.title}
      </Typography>
      {SWITCHED.includes(state) && (
        <FormControlLabel
          control={
            <Switch checked={state === 'on'} disabled={isPending} onChange={(_, isOn) => press(isOn)} />
          }
          label={texts.device.switch}
        />
      )}
      <Typography component="output" color="textSecondary">
        {texts.device[state]}
      </Typography>
    </Stack>
  );
}

/** The coach's notifications by kind and channel, the quiet hours, and push messages on this device. */
export const NotificationsSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={usePreferences()} heights={[480]}>
      {(preferences) => <PreferenceTable preferences={preferences} />}
    </Loaded>
    <Loaded query={useTimes()} heights={[96]}>
      {(times) => <QuietHours times={times} />}
    </Loaded>
    <Loaded query={useDevice()} heights={[96]}>
      {(state) => <PushDevice state={state} />}
    </Loaded>
  </Section>
);
