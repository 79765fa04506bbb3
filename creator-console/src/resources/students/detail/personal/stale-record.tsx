import { Alert, Box } from '@mui/material';
import { differing, type RecordForm } from './record-form';
import { texts } from './texts';

/** Warning about fields somebody else changed while the form was open. */
export const StaleRecord = ({ began, now }: { began: RecordForm; now: RecordForm }) => (
  <Alert severity="warning">
    {texts.stale}
    <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {differing(began, now).map((field) => (
        <li key={field}>{texts.staleNow(texts.fields[field], now[field] ?? texts.empty)}</li>
      ))}
    </Box>
    {texts.staleSave}
  </Alert>
);
