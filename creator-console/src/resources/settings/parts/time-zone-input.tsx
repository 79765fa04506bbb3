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
  /** What it means that another clock is used elsewhere; undefined: the chosen one is no other. */
  explain: (chosen: string) => string | undefined;
}

/** Any zone this browser knows, found by typing a city; the form sends its IANA name. */
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
            // The form sends the name of the zone, not what is shown of it.
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
