import { Alert, Button } from '@mui/material';
import { texts } from './texts';

/** Stands in the place of a page that threw, or whose code could not be fetched. */
export const PageFailed = () => (
  <Alert
    severity="error"
    sx={{ mt: 3 }}
    action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
  >
    {texts.broken}
  </Alert>
);
