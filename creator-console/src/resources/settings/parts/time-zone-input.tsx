import { Alert, Autocomplete, Box, Button } from '@mui/material';
import { useState } from 'react';
import { deviceTimeZone, labelOf, timeZones } from '../../../shared/time-zones';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';

interface TimeZoneInputProps {
  name: string;
  label: string;
  current: string;
  helperText?: string;
  /** Explains the effect of a different time zone; undefined if the chosen one is the same. */
  explain: (chosen: string) => string | undefined;
}

/** Autocomplete for every time zone the browser knows, by city; the form sends its IANA name. */
export function TimeZoneInput({ name, label, current, helperText = '', explain }: TimeZoneInputProps) {
  const [zone, setZone] = useState(current);
  const device = deviceTimeZone();
  const explained = explain(zone);
  return (
    <Box>
      <input type="hidden" name={name} value={zone} />
      <Autocomplete
        disableClearable
        options={timeZones(current)}
        value={zone}
        getOptionLabel={labelOf}
        onChange={(_, chosen) => setZone(chosen)}
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            required
            label={label}
            helperText={helperText}
            // The form sends the zone's IANA name, not the text shown.
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, name: '' } }}
          />
        )}
      />
      {explained !== undefined && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {explained}
        </Alert>
      )}
      {device !== zone && (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => setZone(device)}>
          {texts.deviceZone(labelOf(device))}
        </Button>
      )}
    </Box>
  );
}
