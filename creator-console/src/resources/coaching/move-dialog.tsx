import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { refusalOf } from '../../providers/refusal';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Call } from './call';
import { texts } from './texts';
import { zoneInWords } from '../../shared/zone-words';
import { momentIn, momentOf, onTheClock } from '../../shared/wall-clock';
import { Secondary } from '../../shared/secondary';
import { MomentField } from '../../shared/forms/use-fields';

interface Props {
  call: Pick<Call, 'id' | 'name' | 'startsAt' | 'timeZone' | 'isGroup'>;
  timeZone: string;
  /** Time at which it was dropped, if it was. */
  to?: string | undefined;
  onClose: () => void;
}

/** Asks for another time, and confirms one outside the hours. */
export function MoveDialog({ call, timeZone, to, onClose }: Props) {
  const [time, setTime] = useState(() => onTheClock(to ?? call.startsAt, timeZone));
  const [isOutside, setOutside] = useState(false);
  const { run, problem, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const { moveBooking } = useActs();
  const startsAt = momentOf(time, timeZone);

  async function move() {
    if (!startsAt) return;
    try {
      await moveBooking(call.id, startsAt, isOutside);
    } catch (error) {
      if (refusalOf(error).code === 'outside_hours') setOutside(true);
      // In the meantime the time may have been taken, or the booking canceled.
      refresh();
      throw error;
    }
    toast({ title: texts.moved, text: momentIn(startsAt, timeZone) });
    refresh();
    onClose();
  }

  return (
    <FormDialog
      {...acting}
      title={texts.moveTitle(call.name)}
      submit={isOutside ? texts.moveAnyway : texts.moveIt}
      isReady={startsAt !== undefined && startsAt !== call.startsAt}
      problem={problem}
      onSubmit={() => void run(move)}
      onClose={onClose}
    >
      <Typography>{texts.moveText(momentIn(call.startsAt, timeZone))}</Typography>
      {call.isGroup && <Alert severity="info">{texts.movesAll}</Alert>}
      <MomentField
        name="startsAt"
        required
        label={texts.newTime}
        helperText={zoneInWords(timeZone)}
        value={time}
        onChange={(typed) => {
          setTime(typed);
          setOutside(false);
        }}
      />
      {startsAt && startsAt !== call.startsAt && call.timeZone !== timeZone && (
        <Secondary>{texts.theirTime(call.name, momentIn(startsAt, call.timeZone), call.timeZone)}</Secondary>
      )}
    </FormDialog>
  );
}
