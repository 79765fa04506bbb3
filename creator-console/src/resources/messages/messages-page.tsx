import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../shared/empty-place';
import { texts } from './texts';

/** Members cannot write messages yet, so no conversation is listed here. */
export const MessagesPage = () => (
  <>
    <Title title={texts.title} />
    <Box sx={{ mt: 3, display: 'grid', gap: 2, gridTemplateColumns: { md: '20rem 1fr' } }}>
      <Card component="section" aria-label={texts.inbox} sx={{ p: 2.5 }}>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {texts.inbox}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.noneYet}
        </Typography>
        <Stack spacing={1} sx={{ mt: 2, alignItems: 'flex-start' }}>
          <Button component={Link} to="/shared-journals" variant="outlined">
            {texts.journals}
          </Button>
          <Button component={Link} to="/students">
            {texts.students}
          </Button>
        </Stack>
      </Card>
      <Card component="section" aria-label={texts.conversation}>
        <EmptyPlace icon={ChatIcon} title={texts.select} />
      </Card>
    </Box>
  </>
);
