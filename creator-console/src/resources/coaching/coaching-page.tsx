import EventIcon from '@mui/icons-material/EventOutlined';
import { Button, Card, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../shared/empty-place';
import { contentPath } from '../products';
import { texts } from './texts';

/** Sessions cannot be booked yet, so none is listed here. */
export const CoachingPage = () => (
  <>
    <Title title={texts.title} />
    <Typography component="h2" variant="h5" sx={{ mt: 3, mb: 2 }}>
      {texts.upcoming}
    </Typography>
    <Card>
      <EmptyPlace icon={EventIcon} title={texts.none} text={texts.noneYet}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Button component={Link} to={contentPath({ type: 'coaching' })} variant="contained">
            {texts.offers}
          </Button>
          <Button href="/coaching">{texts.asSeen}</Button>
        </Stack>
      </EmptyPlace>
    </Card>
  </>
);
