import { Alert, Button } from '@mui/material';
import { texts } from './record-texts';

/** What could not be loaded, and the way to ask for it again. */
export const LoadFailed = ({ words = texts.notLoaded, onRetry }: { words?: string; onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
        {texts.tryAgain}
      </Button>
    }
  >
    {words}
  </Alert>
);
