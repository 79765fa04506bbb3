import { Typography, Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { theClock } from '../../shared/moment';
import { isSameZone, zoneInWords } from '../../shared/zone-words';
import { labelOf, timeZones } from '../../shared/time-zones';
import { locale } from '../../shared/words/language';
import { useToast } from '../../shared/toast/use-toast';
import { type Offering, OFFERINGS, type NumberField } from './call';
import { weekStartOf } from './calendar/span';
import { DateHoursRows, TimeOffRows } from './dated';
import { DrawnWeek } from './drawn-week/drawn-week';
import { useUndo } from './drawn-week/use-undo';
import { LIMITS, OfferingWords } from './offering-words';
import { typedPrices, usePrices } from './prices/price';
import { PriceRows } from './prices/price-rows';
import { QuestionRows } from './questions/question-rows';
import { texts } from './texts';
import { TypedHours } from './hours';
import { TextField } from '../../shared/forms/text-field';
import { SpanishTexts } from '../../shared/forms/spanish-texts';
import { FieldGroup } from '../../shared/forms/field-group';
import { useAct } from '../../shared/fresh-sign-in/use-act';

type TypedNumbers = Record<NumberField, string>;

const FIELDS = Object.keys(texts.numbers) as NumberField[];

/** Seconds or days per displayed unit of each number. */
const UNITS: Record<NumberField, number> = {
  durationSeconds: 60,
  bufferBeforeSeconds: 60,
  bufferAfterSeconds: 60,
  incrementSeconds: 60,
  noticeSeconds: 3600,
  horizonDays: 1,
  cancelNoticeSeconds: 3600,
};

const typedNumbers = (offering: Offering): TypedNumbers =>
  Object.fromEntries(FIELDS.map((field) => [field, String(offering[field] / UNITS[field])])) as TypedNumbers;

const numbersOf = (typed: TypedNumbers): Pick<Offering, NumberField> =>
  Object.fromEntries(FIELDS.map((field) => [field, Math.round(Number(typed[field]) * UNITS[field])])) as Pick<
    Offering,
    NumberField
  >;

/** Numbers that apply to groups, which meet on dates. */
const OF_GROUPS: readonly NumberField[] = [
  'durationSeconds',
  'bufferBeforeSeconds',
  'bufferAfterSeconds',
  'cancelNoticeSeconds',
];

interface Props {
  typed: TypedNumbers;
  isGroup: boolean;
  onType: (typed: TypedNumbers) => void;
}

const OfferingNumbers = ({ typed, isGroup, onType }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
    {(isGroup ? OF_GROUPS : FIELDS).map((field) => (
      <TextField
        name={field}
        key={field}
        label={texts.numbers[field]}
        type="number"
        value={typed[field]}
        onChange={({ target }) => onType({ ...typed, [field]: target.value })}
        slotProps={{ htmlInput: { min: 0 } }}
      />
    ))}
  </Box>
);

const GROUP = { display: 'grid', gap: 2 } as const;

/** All settings except the drawn hours, which have their own undo, and prices. */
const typedOf = (offering: Offering) => ({
  words: {
    title: offering.title,
    description: offering.description,
    needsCredit: offering.needsCredit,
  },
  translations: offering.translations,
  meetingUrl: offering.meetingUrl ?? '',
  timeZone: offering.timeZone,
  dateHours: offering.dateHours,
  timeOff: offering.timeOff,
  questions: offering.questions,
  numbers: typedNumbers(offering),
});

type Typed = ReturnType<typeof typedOf>;

interface DialogProps {
  offering: Offering;
  /** Opens the hours of another offering, as long as nothing has changed. */
  chooser?: ReactNode;
  onClose: () => void;
}

/** Availability: meeting link, weekly hours and booking rules; then texts, prices and questions. */
export function AvailabilityDialog({ offering, chooser, onClose }: DialogProps) {
  const hours = useUndo(offering.weeklyHours);
  const [isDrawing, setDrawing] = useState(false);
  const [typed, setTyped] = useState(() => typedOf(offering));
  const type = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  const { words, numbers, dateHours, timeOff, questions } = typed;
  const prices = usePrices(() => typedPrices(offering));
  const { run, ...acting } = useAct();
  const save = useSave(offering, onClose);
  const isBegun =
    isDrawing ||
    hours.value !== offering.weeklyHours ||
    dateHours !== offering.dateHours ||
    timeOff !== offering.timeOff ||
    questions !== offering.questions ||
    prices.isTouched;
  return (
    <FormDialog
      title={texts.set}
      submit={texts.save}
      {...acting}
      onSubmit={() => run(() => save(typed, hours.value, prices))}
      onClose={onClose}
      maxWidth={offering.isGroup ? 'sm' : 'md'}
      isBegun={isBegun}
    >
      {!isBegun && chooser}
      <PlaceFields typed={typed} onType={type} />
      {!offering.isGroup && <HoursFields hours={hours} typed={typed} onType={type} onDrawing={setDrawing} />}
      <Heading>{texts.rules}</Heading>
      <OfferingNumbers
        typed={numbers}
        isGroup={offering.isGroup}
        onType={(next) => type({ numbers: next })}
      />
      <Heading>{texts.details}</Heading>
      <OfferingWords
        words={words}
        isOpenToVisitors={offering.isOpenToVisitors}
        onChange={(next) => type({ words: next })}
      />
      <SpanishTexts
        fields={(['title', 'description'] as const).map((name) => ({
          name: `translations.es.${name}`,
          label: name === 'title' ? texts.name : texts.description,
          english: words[name],
          spanish: typed.translations.es?.[name] ?? '',
          limit: LIMITS[name],
          rows: name === 'title' ? 1 : 2,
          onChange: (spanish) =>
            type({ translations: { es: { ...typed.translations.es, [name]: spanish } } }),
        }))}
      />
      {words.needsCredit && <PriceRows {...prices.fields} audience={offering} />}
      <QuestionRows questions={questions} onChange={(next) => type({ questions: next })} />
    </FormDialog>
  );
}

function useSave(offering: Offering, onSaved: () => void) {
  const [update] = useUpdate<Offering>();
  const toast = useToast();
  const refresh = useRefresh();
  return async (
    { words, numbers, meetingUrl, ...rest }: Typed,
    weeklyHours: Offering['weeklyHours'],
    prices: ReturnType<typeof usePrices>,
  ) => {
    /** If omitted, prices stay; an offering that is free for members has none. */
    const pricesToSend = () => {
      if (!words.needsCredit) return offering.needsCredit ? { prices: [] } : {};
      return prices.isTouched ? { prices: prices.request } : {};
    };
    if (words.needsCredit && prices.isTouched) prices.check();
    const data = {
      ...offering,
      ...words,
      ...numbersOf(numbers),
      ...rest,
      weeklyHours,
      meetingUrl: meetingUrl.trim() || null,
      ...pricesToSend(),
    };
    await update(
      OFFERINGS,
      { id: offering.id, data, previousData: offering },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    toast({ title: texts.saved, text: texts.savedText });
    refresh();
    onSaved();
  };
}

interface PlaceFieldsProps {
  typed: Pick<Typed, 'meetingUrl' | 'timeZone'>;
  onType: (more: Partial<Typed>) => void;
}

interface HoursFieldsProps {
  hours: ReturnType<typeof useUndo<Offering['weeklyHours']>>;
  typed: Typed;
  onType: (more: Partial<Typed>) => void;
  onDrawing: (isDrawing: boolean) => void;
}

const HoursFields = ({
  hours,
  typed: { numbers, dateHours, timeOff },
  onType,
  onDrawing,
}: HoursFieldsProps) => (
  <>
    <FieldGroup name="weeklyHours" label={texts.week} sx={GROUP}>
      <DrawnWeek
        hours={hours}
        increment={Number(numbers.incrementSeconds)}
        usual={Number(numbers.durationSeconds)}
        weekStart={weekStartOf(locale)}
        onDrawing={onDrawing}
      />
      <TypedHours hours={hours.value} onChange={hours.set} />
    </FieldGroup>
    <DateHoursRows rows={dateHours} onChange={(rows) => onType({ dateHours: rows })} />
    <TimeOffRows rows={timeOff} onChange={(rows) => onType({ timeOff: rows })} />
  </>
);

const PlaceFields = ({ typed: { meetingUrl, timeZone }, onType }: PlaceFieldsProps) => (
  <>
    <TextField
      name="meetingUrl"
      label={texts.link}
      helperText={texts.linkHelp}
      type="url"
      value={meetingUrl}
      onChange={({ target }) => onType({ meetingUrl: target.value })}
    />
    <TextField
      name="timeZone"
      label={texts.zone}
      helperText={isSameZone(timeZone, theClock()) ? undefined : texts.otherZone(zoneInWords(theClock()))}
      select
      slotProps={{ select: { native: true } }}
      value={timeZone}
      onChange={({ target }) => onType({ timeZone: target.value })}
    >
      {timeZones(timeZone).map((zone) => (
        <option key={zone} value={zone}>
          {labelOf(zone)}
        </option>
      ))}
    </TextField>
  </>
);

const Heading = ({ children }: { children: string }) => (
  <Typography component="h3" variant="subtitle1">
    {children}
  </Typography>
);
