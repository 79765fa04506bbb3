import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import { useToast } from '../../../shared/toast/use-toast';
import { useSwitchDevice } from './notifications.api';
import { texts } from './texts';

const SWITCHED: readonly PushDeviceState[] = ['on', 'off'];

/** Switches notifications on this device, and explains obstacles. */
export function PushDevice({ state }: { state: PushDeviceState }) {
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
