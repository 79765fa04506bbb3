import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../../../../providers/refusal';
import { useActs } from '../../../../providers/use-acts';
import { type Offering, useCoachingOfferings } from '../../../../shared/coaching-offerings';
import { zoneInWords } from '../../../../shared/zone-words';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';
import { momentOf, onTheClock } from '../../../../shared/wall-clock';
import type { Student } from '../parts/student.api';
import { GroupDateFields, type GroupPlace } from './group-date-fields';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { ChoiceField, MomentField } from '../../../../shared/forms/use-fields';
import { CheckField } from '../../../../shared/forms/choices';

interface Props {
  student: Pick<Student, 'id' | 'username' | 'status'>;
  /** Time chosen before; groups have none. */
  startsAt?: string;
  onDone: () => void;
  onClose: () => void;
}

/** Same as the server's limit. */
const NOTE_LIMIT = 1000;

interface Typed {
  offeringId: string;
  /** Undefined while the suggested time is shown. */
  time: string | undefined;
  place: GroupPlace;
  usesCredit: boolean;
  note: string;
}

const NOWHERE: GroupPlace = { dateId: '', companion: '' };

/** Books a time or a group spot for a student; confirms a time outside the hours. */
// oxlint-disable-next-line max-lines-per-function -- the choice determines fields and request
export function BookDialog({ student, startsAt: suggested, onDone, onClose }: Props) {
  const { bookForStudent, givePlace } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const offerings = useCoachingOfferings()?.filter(({ isBookable, isGroup }) =>
    isGroup ? suggested === undefined : isBookable,
  );
  const [typed, setTyped] = useState<Typed>({
    offeringId: '',
    time: undefined,
    place: NOWHERE,
    usesCredit: true,
    note: '',
  });
  const [isOutside, setOutside] = useState(false);
  const type = (more: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...more }));
    if ('offeringId' in more || 'time' in more) setOutside(false);
  };
  const offering = offerings?.find(({ id }) => id === typed.offeringId) ?? offerings?.[0];
  const time = typed.time ?? (offering && suggested ? onTheClock(suggested, offering.timeZone) : '');
  const startsAt = offering && momentOf(time, offering.timeZone);
  const companion = offering?.isForPairs ? typed.place.companion.trim() : null;
  const isBlocked = student.status === 'blocked';
  const isComplete = offering?.isGroup
    ? typed.place.dateId !== '' && companion !== ''
    : startsAt !== undefined;
  const bookTime = async (time: Parameters<typeof bookForStudent>[0]) => {
    try {
      await bookForStudent(time);
    } catch (error) {
      if (refusalOf(error).code === 'outside_hours') setOutside(true);
      throw error;
    }
  };
  const book = async () => {
    if (!offering) return;
    const booking = {
      studentId: student.id,
      note: typed.note.trim() || null,
      usesCredit: typed.usesCredit && offering.needsCredit,
    };
    if (offering.isGroup) await givePlace(typed.place.dateId, { ...booking, companion });
    else if (startsAt)
      await bookTime({ ...booking, offeringId: offering.id, startsAt, isAtAnyTime: isOutside });
    toast({ title: texts.booked });
    onDone();
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.bookTitle(student.username)}
      submit={isOutside ? texts.bookAnyway : texts.bookIt}
      isReady={isComplete && !isBlocked}
      onSubmit={() => void run(book)}
      onClose={onClose}
    >
      {isBlocked && <Alert severity="warning">{texts.isBlocked(student.username)}</Alert>}
      <Typography>{texts.bookText}</Typography>
      {offerings?.length === 0 && <Alert severity="info">{texts.nothingToBook}</Alert>}
      {offering && (
        <Fields offerings={offerings ?? []} offering={offering} typed={{ ...typed, time }} onType={type} />
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  offerings: readonly Offering[];
  offering: Offering;
  typed: Typed;
  onType: (more: Partial<Typed>) => void;
}

const Fields = ({ offerings, offering, typed, onType }: FieldsProps) => (
  <>
    <ChoiceField
      name="offeringId"
      label={texts.what}
      choices={offerings.map(({ id, title }) => ({ id, name: title }))}
      value={offering.id}
      onChange={(offeringId) => onType({ offeringId, place: NOWHERE })}
    />
    {offering.isGroup ? (
      <GroupDateFields offering={offering} place={typed.place} onChange={(place) => onType({ place })} />
    ) : (
      <MomentField
        name="startsAt"
        required
        label={texts.when}
        helperText={zoneInWords(offering.timeZone)}
        value={typed.time}
        onChange={(time) => onType({ time })}
      />
    )}
    {offering.needsCredit && (
      <CheckField
        label={texts.usesCredit}
        checked={typed.usesCredit}
        onChange={(usesCredit) => onType({ usesCredit })}
      />
    )}
    <TextField
      name="note"
      multiline
      minRows={2}
      label={texts.note}
      helperText={texts.noteHelp}
      value={typed.note}
      onChange={({ target }) => onType({ note: target.value })}
      slotProps={{ htmlInput: { maxLength: NOTE_LIMIT } }}
    />
  </>
);
