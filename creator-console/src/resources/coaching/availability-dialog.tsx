import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
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
  const [problem, setProblem] = useState<string>();
  const [update, { isPending }] = useUpdate<Offering>();
  const toast = useToast();
  const refresh = useRefresh();

  /** Left out, prices stay; what members book for free has none. */
  function pricesToSend() {
    if (!words.needsCredit) return offering.needsCredit ? { prices: [] } : {};
    return prices.isTouched ? { prices: prices.request } : {};
  }

  async function save() {
    if (words.needsCredit && prices.isTouched && !prices.check()) {
      setProblem(texts.checkPrices);
      return;
    }
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
    try {
      await update(
        OFFERINGS,
        { id: offering.id, data, previousData: offering },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      toast({ title: texts.saved, text: texts.savedText });
      refresh();
      onClose();
    } catch (error) {
      prices.mark(error);
      const { message, fields } = refusalOf(error);
      setProblem([message ?? texts.tryAgain, ...Object.values(fields)].join(' — '));
    }
  }

  return (
    <FormDialog
      title={texts.set}
      submit={texts.save}
      isActing={isPending}
      problem={problem}
      onSubmit={() => void save()}
      onClose={onClose}
      maxWidth={offering.isGroup ? 'sm' : 'md'}
      isBegun={
        isDrawing ||
        weeklyHours !== offering.weeklyHours ||
        dateHours !== offering.dateHours ||
        timeOff !== offering.timeOff ||
        questions !== offering.questions ||
        prices.isTouched ||
        meetingLink !== (offering.meetingLink ?? '')
      }
    >
      <TextField
        label={texts.link}
        helperText={texts.linkHelp}
        type="url"
        value={meetingLink}
        onChange={({ target }) => setLink(target.value)}
      />
      <TextField
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
          <DrawnWeek
            hours={hours}
            increment={Number(numbers.increment)}
            usual={Number(numbers.minutes)}
            weekStart={weekStartOf(locale)}
            onDrawing={setDrawing}
          />
          <TypedHours hours={weeklyHours} onChange={hours.set} />
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
