import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { deviceTimeZone, labelOf, timeZones } from '../../../shared/time-zones';
import { texts } from './texts';

interface TimeZoneInputProps {
  name: string;
  label: string;
  current: string;
  error: boolean;
  helperText: string | undefined;
}

/** Any zone this browser knows, found by typing a city; the form sends its IANA name. */
export function TimeZoneInput({ name, label, current, error, helperText }: TimeZoneInputProps) {
  const [zone, setZone] = useState(current);
  const device = deviceTimeZone();
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
          <TextField {...params} required label={label} error={error} helperText={helperText} />
        )}
      />
      {device !== zone && (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => setZone(device)}>
          {texts.deviceZone(labelOf(device))}
        </Button>
      )}
    </Box>
  );
}
