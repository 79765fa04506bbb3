import { Alert, Button } from '@mui/material';
import { texts } from './texts';

/** Replaces a page that threw, or whose code could not be loaded. */
export const PageFailed = () => (
  <Alert
    severity="error"
    sx={{ mt: 3 }}
    action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
  >
    {texts.broken}
  </Alert>
);
