import { Button, Stack, Typography } from '@mui/material';
import { refusalOf } from '../../../providers/refusal';
import { useToast } from '../../../shared/toast/use-toast';
import { type Times, useSaveTimes } from './notifications.api';
import { texts } from './texts';
import { MarkedForm } from '../../../shared/forms/marked-form';
import { CheckField } from '../../../shared/forms/choices';
import { useFields, MomentField } from '../../../shared/forms/use-fields';

/** Default when quiet hours are switched on for the first time. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };
const NONE = { quietFrom: null, quietTo: null };

/** Hours without notifications on the coach's devices; emails that can wait are delayed. */
export function QuietHours({ times }: { times: Times }) {
  const toast = useToast();
  const { mutate, isPending, error } = useSaveTimes();
  const { quietFrom, quietTo } = times;
  const save = (changes: Pick<Times, 'quietFrom' | 'quietTo'>) =>
    mutate(
      { ...times, ...changes },
      {
        onSuccess: () => toast({ title: texts.quiet.saved }),
        onError: (error) =>
          toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true }),
      },
    );
  return (
    <Stack component="section" aria-label={texts.quiet.title} sx={{ pt: 2, gap: 0.5 }}>
      <Typography variant="h6" component="h3">
        {texts.quiet.title}
      </Typography>
      <CheckField
        isSwitch
        label={texts.quiet.switch}
        checked={quietFrom !== null}
        disabled={isPending}
        onChange={(isOn) => save(isOn ? NIGHT : NONE)}
      />
      <Typography color="textSecondary">{texts.quiet.text}</Typography>
      {quietFrom !== null && quietTo !== null && (
        <HoursForm
          key={`${quietFrom}-${quietTo}`}
          from={quietFrom}
          to={quietTo}
          isSaving={isPending}
          refusal={error ?? undefined}
          onSave={(from, to) => save({ quietFrom: from, quietTo: to })}
        />
      )}
    </Stack>
  );
}

interface HoursFormProps {
  from: string;
  to: string;
  isSaving: boolean;
  refusal: unknown;
  onSave: (from: string, to: string) => void;
}

function HoursForm({ from, to, isSaving, refusal, onSave }: HoursFormProps) {
  const { values: hours, set } = useFields({ from, to });
  const isSame = hours.from === hours.to;
  const isWhole = hours.from !== '' && hours.to !== '' && !isSame;
  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isSaving}
      sx={{ display: 'flex', gap: 2, mt: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={() => onSave(hours.from, hours.to)}
    >
      {(['from', 'to'] as const).map((end) => (
        <MomentField
          name={end === 'from' ? 'quietFrom' : 'quietTo'}
          key={end}
          type="time"
          label={texts.quiet[end]}
          value={hours[end]}
          error={isSame}
          helperText={isSame && end === 'to' ? texts.quiet.same : undefined}
          onChange={(typed) => set({ [end]: typed })}
          sx={{ minWidth: 140 }}
        />
      ))}
      <Button type="submit" variant="outlined" loading={isSaving} disabled={!isWhole} sx={{ mt: 1 }}>
        {texts.quiet.save}
      </Button>
    </MarkedForm>
  );
}
