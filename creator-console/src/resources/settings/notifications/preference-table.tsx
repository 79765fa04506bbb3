import { Switch, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useToast } from '../../../shared/toast/use-toast';
import { type Preference, useChoose } from './notifications.api';
import { texts } from './texts';

const CHANNELS = ['inApp', 'email', 'push'] as const;

/** Saved as it is chosen; what could not be saved goes back to what it was. */
export function PreferenceTable({ preferences }: { preferences: readonly Preference[] }) {
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
                    <Typography variant="body2" color="textSecondary">
                      {texts.never}
                    </Typography>
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
