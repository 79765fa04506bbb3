import { Muted } from '../muted';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { span, type Unit } from './format';
import { flawOf, PRESETS } from './period';
import { texts } from './texts';
import type { ChosenPeriod } from './use-period';
import { TextField } from '../forms/text-field';

interface Answered {
  from: string;
  to: string;
  unit: Unit;
  timeZone: string;
  previous: { from: string; to: string } | null;
}

/** Choice of the period; below it, the period the server used. */
export function PeriodPicker(props: ChosenPeriod & { answered: Answered | undefined }) {
  const { choice, choose, answered } = props;
  const [ownIsOpen, setOwnIsOpen] = useState(choice.preset === 'own');
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.period}
          value={ownIsOpen ? 'own' : choice.preset}
          sx={{
            flexWrap: 'wrap',
            gap: 0.75,
            '& .MuiToggleButton-root': {
              minHeight: 36,
              px: 1.5,
              m: 0,
              textTransform: 'none',
              color: 'text.secondary',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            },
            '& .MuiToggleButton-root.Mui-selected': { color: 'text.primary', borderColor: 'primary.main' },
          }}
        >
          {PRESETS.map((preset) => (
            <ToggleButton
              key={preset}
              value={preset}
              onClick={() => {
                setOwnIsOpen(false);
                choose({ preset });
              }}
            >
              {texts.presets[preset]}
            </ToggleButton>
          ))}
          <ToggleButton value="own" onClick={() => setOwnIsOpen(true)}>
            {texts.own}
          </ToggleButton>
        </ToggleButtonGroup>
        {ownIsOpen && (
          <OwnDates
            key={`${answered?.from} ${answered?.to}`}
            first={answered?.from ?? ''}
            last={answered?.to ?? ''}
            onChosen={(from, to) => choose({ preset: 'own', from, to })}
          />
        )}
      </Stack>
      <Muted component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
        {answered && inWords(answered)}
      </Muted>
    </Stack>
  );
}

const inWords = ({ from, to, previous, timeZone }: Answered): string =>
  [
    span({ from, to }) + (previous ? `, ${texts.comparedWith(span(previous))}` : ''),
    texts.zone(timeZone.replaceAll('_', ' ')),
  ].join(' · ');

interface OwnDatesProps {
  first: string;
  last: string;
  onChosen: (from: string, to: string) => void;
}

function OwnDates({ first, last, onChosen }: OwnDatesProps) {
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);
  const [flaw, setFlaw] = useState<ReturnType<typeof flawOf>>(null);
  const flawId = useId();
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found = flawOf(from, to);
    setFlaw(found);
    if (found === null) onChosen(from, to);
  };
  const field = (label: string, value: string, change: (day: string) => void) => (
    <TextField
      name="day"
      type="date"
      size="small"
      margin="none"
      label={label}
      value={value}
      error={flaw !== null}
      onChange={(event) => change(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': flawId } }}
      sx={{ minWidth: 150 }}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={show}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {field(texts.from, from, setFrom)}
        {field(texts.to, to, setTo)}
        <Button type="submit" variant="outlined">
          {texts.apply}
        </Button>
      </Stack>
      <Typography id={flawId} variant="body2" color="error" role="alert" sx={{ mt: flaw ? 0.5 : 0 }}>
        {flaw && texts[flaw]}
      </Typography>
    </Box>
  );
}
