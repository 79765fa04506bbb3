import { Alert, Button } from '@mui/material';
import { texts } from './record-texts';

/** Error message for failed loading, with a retry button. */
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
