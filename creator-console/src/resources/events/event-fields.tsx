import { EVENT_LIMITS } from '@sanctum/openapi/choices';
import { Stack } from '@mui/material';
import {
  AutocompleteInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  type Validator,
} from 'react-admin';
import { theClock } from '../../shared/moment';
import { labelOf, timeZones } from '../../shared/time-zones';
import { SpanishInputs } from '../../shared/forms/spanish-texts';
import { texts } from './texts';

interface Props {
  source: string;
  label: string;
  isNeeded?: boolean;
}

export const DayInput = ({ isNeeded = false, ...props }: Props) => (
  <TextInput
    {...props}
    type="date"
    slotProps={{ inputLabel: { shrink: true } }}
    {...(isNeeded && { validate: required(texts.needed) })}
  />
);

export const SIDE_BY_SIDE = {
  direction: { xs: 'column', sm: 'row' },
  sx: { width: '100%', columnGap: 2 },
} as const;
export const needed = required(texts.needed);

/** Converts a length, stored in seconds and typed in minutes. */
const minutesOf = (seconds: number | null): number | '' => (typeof seconds === 'number' ? seconds / 60 : '');
const secondsOf = (typed: string): number | null => (typed === '' ? null : Number(typed) * 60);
const inMinutes =
  (rule: Validator): Validator =>
  (seconds: number | null, ...others) =>
    rule(minutesOf(seconds), ...others);

export const EventFields = () => (
  <>
    <TextInput source="title" label={texts.name} validate={[needed, maxLength(EVENT_LIMITS.title)]} />
    <TextInput
      source="description"
      label={texts.description}
      validate={[needed, maxLength(EVENT_LIMITS.description)]}
      multiline
      minRows={3}
    />
    <SpanishInputs
      of={[
        { source: 'title', label: texts.name, limit: EVENT_LIMITS.title },
        { source: 'description', label: texts.description, limit: EVENT_LIMITS.description, rows: 3 },
      ]}
    />
    <WhenFields />
    <TextInput
      source="place"
      label={texts.place}
      helperText={texts.placeHelp}
      validate={maxLength(EVENT_LIMITS.place)}
    />
    <TextInput
      source="meetingUrl"
      label={texts.meetingUrl}
      helperText={texts.meetingLinkHelp}
      validate={maxLength(EVENT_LIMITS.meetingUrl)}
      type="url"
    />
    <NumberInput
      source="capacity"
      label={texts.capacity}
      helperText={texts.capacityHelp}
      validate={[minValue(1), maxValue(EVENT_LIMITS.capacity)]}
      min={1}
      step={1}
    />
  </>
);

const WhenFields = () => (
  <>
    <Stack {...SIDE_BY_SIDE}>
      <TextInput
        source="localStart"
        label={texts.start}
        type="datetime-local"
        validate={needed}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <NumberInput
        source="durationSeconds"
        format={minutesOf}
        parse={secondsOf}
        label={texts.minutes}
        validate={[needed, inMinutes(minValue(5)), inMinutes(maxValue(EVENT_LIMITS.durationSeconds / 60))]}
        min={5}
        step={5}
      />
    </Stack>
    <AutocompleteInput
      source="timeZone"
      label={texts.timeZone}
      helperText={texts.timeZoneHelp}
      choices={timeZones(theClock()).map((id) => ({ id, name: labelOf(id) }))}
      validate={needed}
    />
  </>
);
