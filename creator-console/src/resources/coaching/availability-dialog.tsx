import { Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { theClock } from '../../shared/moment';
import { isSameZone, zoneInWords } from '../../shared/zone-words';
import { labelOf, timeZones } from '../../shared/time-zones';
import { locale } from '../../shared/words/language';
import { useToast } from '../../shared/toast/use-toast';
import { type Offering, OFFERINGS } from './call';
import { weekStartOf } from './calendar/span';
import { DateHoursRows, TimeOffRows } from './dated';
import { DrawnWeek } from './drawn-week/drawn-week';
import { useUndo } from './drawn-week/use-undo';
import { numbersOf, OfferingNumbers, typedNumbers } from './offering-numbers';
import { OfferingWords, type Words } from './offering-words';
import { typedPrices } from './prices/price';
import { PriceRows } from './prices/price-rows';
import { usePrices } from './prices/use-prices';
import { QuestionRows } from './questions/question-rows';
import { texts } from './texts';
import { TypedHours } from './typed-hours';
import { TextField } from '../../shared/forms/text-field';
import { FieldGroup } from '../../shared/forms/field-group';
import { useAct } from '../../shared/fresh-sign-in/use-act';

const GROUP = { display: 'grid', gap: 2 } as const;

/** Where you meet and when: the link, the hours of every week, what may be booked how early; then words, prices and questions. */
export function AvailabilityDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const hours = useUndo(offering.weeklyHours);
  const weeklyHours = hours.value;
  const [isDrawing, setDrawing] = useState(false);
  const [dateHours, setDateHours] = useState(offering.dateHours);
  const [timeOff, setTimeOff] = useState(offering.timeOff);
  const [meetingLink, setLink] = useState(offering.meetingLink ?? '');
  const [timeZone, setZone] = useState(offering.timeZone);
  const [questions, setQuestions] = useState(offering.questions);
  const [numbers, setNumbers] = useState(() => typedNumbers(offering));
  const [words, setWords] = useState<Words>({
    title: offering.title,
    description: offering.description,
    needsCredit: offering.needsCredit,
  });
  const prices = usePrices(() => typedPrices(offering));
  const { run, ...acting } = useAct();
  const [update] = useUpdate<Offering>();
  const toast = useToast();
  const refresh = useRefresh();

  /** Left out, prices stay; what members book for free has none. */
  function pricesToSend() {
    if (!words.needsCredit) return offering.needsCredit ? { prices: [] } : {};
    return prices.isTouched ? { prices: prices.request } : {};
  }

  async function save() {
    if (words.needsCredit && prices.isTouched) prices.check();
    const data = {
      ...offering,
      ...words,
      ...numbersOf(numbers),
      weeklyHours,
      dateHours,
      timeOff,
      timeZone,
      meetingLink: meetingLink.trim() || null,
      questions,
      ...pricesToSend(),
    };
    await update(
      OFFERINGS,
      { id: offering.id, data, previousData: offering },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    toast({ title: texts.saved, text: texts.savedText });
    refresh();
    onClose();
  }

  return (
    <FormDialog
      title={texts.set}
      submit={texts.save}
      {...acting}
      onSubmit={() => run(save)}
      onClose={onClose}
      maxWidth={offering.isGroup ? 'sm' : 'md'}
      isBegun={
        isDrawing ||
        weeklyHours !== offering.weeklyHours ||
        dateHours !== offering.dateHours ||
        timeOff !== offering.timeOff ||
        questions !== offering.questions ||
        prices.isTouched
      }
    >
      <TextField
        name="meetingLink"
        label={texts.link}
        helperText={texts.linkHelp}
        type="url"
        value={meetingLink}
        onChange={({ target }) => setLink(target.value)}
      />
      <TextField
        name="timeZone"
        label={texts.zone}
        helperText={isSameZone(timeZone, theClock()) ? undefined : texts.otherZone(zoneInWords(theClock()))}
        select
        slotProps={{ select: { native: true } }}
        value={timeZone}
        onChange={({ target }) => setZone(target.value)}
      >
        {timeZones(timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {labelOf(zone)}
          </option>
        ))}
      </TextField>
      {!offering.isGroup && (
        <>
          <FieldGroup name="weeklyHours" label={texts.week} sx={GROUP}>
            <DrawnWeek
              hours={hours}
              increment={Number(numbers.increment)}
              usual={Number(numbers.minutes)}
              weekStart={weekStartOf(locale)}
              onDrawing={setDrawing}
            />
            <TypedHours hours={weeklyHours} onChange={hours.set} />
          </FieldGroup>
          <DateHoursRows rows={dateHours} onChange={setDateHours} />
          <TimeOffRows rows={timeOff} onChange={setTimeOff} />
        </>
      )}
      <Heading>{texts.rules}</Heading>
      <OfferingNumbers typed={numbers} isGroup={offering.isGroup} onType={setNumbers} />
      <Heading>{texts.details}</Heading>
      <OfferingWords words={words} isOpenToVisitors={offering.isOpenToVisitors} onChange={setWords} />
      {words.needsCredit && <PriceRows {...prices.fields} audience={offering} />}
      <QuestionRows questions={questions} onChange={setQuestions} />
    </FormDialog>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography component="h3" variant="subtitle1">
    {children}
  </Typography>
);
