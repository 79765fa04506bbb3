import { Alert, Button, Chip } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { texts } from './texts';

/** The page with the payments that wait. */
const LIST = '/payment-reviews';

/** How many payments wait: asked anew wherever it is shown. While it is not known, nothing is. */
const useOpenReviews = (): number =>
  useGetList(
    'payment-reviews',
    {
      filter: { isOpen: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'openedAt', order: 'DESC' },
    },
    { staleTime: 0 },
  ).total ?? 0;

/** In the menu. */
export function OpenReviewsCount() {
  const waiting = useOpenReviews();
  if (waiting === 0) return null;
  return <Chip size="small" color="warning" label={waiting} aria-label={texts.waitsShort(waiting)} />;
}

/** Where the coach looks at money: not there while nothing waits. */
export function OpenReviewsNotice() {
  const waiting = useOpenReviews();
  if (waiting === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={LIST} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {texts.look}
        </Button>
      }
    >
      {texts.waits(waiting)}
    </Alert>
  );
}
