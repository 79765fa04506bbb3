import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSecondFactor } from './api';
import { SecondFactor } from './second-factor';
import { texts } from './texts';

/** The coach's second factor. Where the site asks for one, nothing else opens until it is set up here. */
export function SecondFactorPage() {
  const { data } = useSecondFactor();
  const [isKeeping, setKeeping] = useState(false);
  const logout = useLogout();
  const mustEnrol = data?.required === true && !data.enabled;

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ p: { xs: 2.5, sm: 4 }, width: '100%', maxWidth: 560 }}>
        <Stack spacing={2.5}>
          <Box>
            <Typography component="h1" variant="h4">
              {texts.title}
            </Typography>
            <Typography color="textSecondary">{texts.lead}</Typography>
          </Box>
          {mustEnrol && <Alert severity="info">{texts.mustEnrol}</Alert>}
          <SecondFactor onCodes={setKeeping} />
          {!isKeeping && (
            <Box>
              {mustEnrol ? (
                <Button onClick={() => void logout()}>{texts.logOut}</Button>
              ) : (
                <Button component={Link} to="/">
                  {texts.back}
                </Button>
              )}
            </Box>
          )}
        </Stack>
      </Card>
    </Box>
  );
}
