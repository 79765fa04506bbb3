import { Typography } from '@mui/material';
import { useActs } from '../../../providers/use-acts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import type { BusyCalendar } from './busy-calendars.api';
import { texts } from './texts';

interface Props {
  calendar: BusyCalendar;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a calendar closes nothing any more. */
export function RemoveCalendarDialog({ calendar: { id, name }, onRemoved, onClose }: Props) {
  const toast = useToast();
  const { removeBusyCalendar } = useActs();
  const { run, ...acting } = useAct();
  const remove = async () => {
    await removeBusyCalendar(id);
    toast({ title: texts.removed(name) });
    onClose();
    onRemoved();
  };
  return (
    <FormDialog
      {...acting}
      isGrave
      title={texts.removeTitle(name)}
      submit={texts.remove}
      onSubmit={() => run(remove)}
      onClose={onClose}
    >
      <Typography>{texts.removeText}</Typography>
    </FormDialog>
  );
}
