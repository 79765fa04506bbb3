import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Offering } from './call';
import { texts } from './texts';
import { Time } from './hours';
import { FieldGroup } from '../../shared/forms/field-group';
import { MomentField } from '../../shared/forms/use-fields';
import { IconAct } from '../../shared/icon-act';

type TimeOff = Offering['timeOff'][number];
type DateHours = Offering['dateHours'][number];

interface Props<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** Days off, listed. */
export const TimeOffRows = ({ rows, onChange }: Props<TimeOff>) => (
  <Rows
    rows={rows}
    onChange={onChange}
    name="timeOff"
    title={texts.timeOff}
    add={texts.addTimeOff}
    remove={texts.removeTimeOff}
    fresh={() => ({ from: today(), to: today() })}
  >
    {({ from, to }, change) => (
      <>
        <Day
          label={texts.firstDay}
          value={from}
          onChange={(day) => change({ from: day, to: day > to ? day : to })}
        />
        <Day label={texts.lastDay} value={to} onChange={(day) => change({ from, to: day })} />
      </>
    )}
  </Rows>
);

/** Dates with their own hours instead of the weekly ones. */
export const DateHoursRows = ({ rows, onChange }: Props<DateHours>) => (
  <Rows
    rows={rows}
    onChange={onChange}
    name="dateHours"
    title={texts.dateHours}
    add={texts.addDateHours}
    remove={texts.removeDateHours}
    fresh={() => ({ date: today(), from: '09:00', to: '12:00' })}
  >
    {(row, change) => (
      <>
        <Day label={texts.day} value={row.date} onChange={(date) => change({ ...row, date })} />
        <Time label={texts.from} value={row.from} onChange={(from) => change({ ...row, from })} />
        <Time label={texts.to} value={row.to} onChange={(to) => change({ ...row, to })} />
      </>
    )}
  </Rows>
);

/** Today's date in the coach's own calendar, such as 2027-03-02. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());

interface RowsProps<Row> extends Props<Row> {
  name: 'dateHours' | 'timeOff';
  title: string;
  add: string;
  remove: string;
  fresh: () => Row;
  children: (row: Row, change: (row: Row) => void) => ReactNode;
}

const Rows = <Row,>({ name, title, add, remove, fresh, rows, onChange, children }: RowsProps<Row>) => (
  <FieldGroup name={name} label={title}>
    <Typography component="h3" variant="subtitle1">
      {title}
    </Typography>
    <Stack spacing={1} sx={{ mt: 1 }}>
      {rows.map((row, index) => (
        <Stack
          key={index}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          {children(row, (next) => onChange(rows.map((each, at) => (at === index ? next : each))))}
          <IconAct
            icon={DeleteIcon}
            label={remove}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          />
        </Stack>
      ))}
    </Stack>
    <Button startIcon={<AddIcon />} onClick={() => onChange([...rows, fresh()])}>
      {add}
    </Button>
  </FieldGroup>
);

const Day = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) => <MomentField name="day" size="small" type="date" label={label} value={value} onChange={onChange} />;
