import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import {
  useDevice,
  usePreferences,
  useTimes,
  useSwitchDevice,
  type Preference,
  useChoose,
} from './notifications.api';
import { QuietHours } from './quiet-hours';
import { texts } from './texts';
import { Stack, Switch, Typography, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { PushDeviceState } from '@sanctum/web/bell/push-device';
import { useToast } from '../../../shared/toast/use-toast';
import { Secondary } from '../../../shared/secondary';
import { CheckField } from '../../../shared/forms/choices';

const CHANNELS = ['isInAppOn', 'isEmailOn', 'isPushOn'] as const;

/** Saved when chosen; a failed choice is reset. */
function PreferenceTable({ preferences }: { preferences: readonly Preference[] }) {
  const toast = useToast();
  const { mutate, variables, isPending } = useChoose();
  const choose = (choice: Parameters<typeof mutate>[0]) =>
    mutate(choice, {
      onError: () => toast({ title: texts.failed, text: texts.tryAgain, failed: true }),
    });
  return (
    <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.kind}</TableCell>
          {CHANNELS.map((channel) => (
            <TableCell key={channel} align="center">
              {texts.channels[channel]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {preferences.map((preference) => (
          <TableRow key={preference.kind}>
            <TableCell component="th" scope="row">
              {texts.kinds[preference.kind]}
            </TableCell>
            {CHANNELS.map((channel) => {
              const pressed =
                isPending && variables.kind === preference.kind ? variables[channel] : undefined;
              const isOn = pressed ?? preference[channel];
              return (
                <TableCell key={channel} align="center">
                  {isOn === null ? (
                    <Secondary>{texts.never}</Secondary>
                  ) : (
                    <Switch
                      checked={isOn}
                      disabled={isPending}
                      onChange={(_, checked) => choose({ kind: preference.kind, [channel]: checked })}
                      slotProps={{
                        input: {
                          'aria-label': texts.on(texts.kinds[preference.kind], texts.channels[channel]),
                        },
                      }}
                    />
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

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
        <CheckField
          isSwitch
          label={texts.device.switch}
          checked={state === 'on'}
          disabled={isPending}
          onChange={(isOn) => press(isOn)}
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
