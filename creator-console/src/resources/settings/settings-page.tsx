import { Box, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { LoadFailed } from '../../shared/load-failed';
import { SaleMailsChoice } from './sale-mails-choice';
import { readSaleMails } from './settings.api';
import { texts } from './texts';

/** What the coach sets for the console. What belongs to the account is set in the member app. */
export const SettingsPage = () => (
  <Stack spacing={2} sx={{ pt: 2, maxWidth: 720 }}>
    <Title title={texts.title} />
    <SaleMails />
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'center' } }}>
      <Typography color="textSecondary">{texts.elsewhere}</Typography>
      <Button href="/my-sanctum/settings" sx={{ flexShrink: 0 }}>
        {texts.account}
      </Button>
    </Stack>
  </Stack>
);

function SaleMails() {
  const { data, isError, refetch } = useQuery({ queryKey: ['sale-mails'], queryFn: readSaleMails });
  if (isError && !data) return <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />;
  if (data)
    return (
      <Card>
        <CardContent>
          <SaleMailsChoice mails={data} />
        </CardContent>
      </Card>
    );
  return (
    <Box component="output" aria-busy aria-label={texts.loading}>
      <Skeleton variant="rounded" height={260} />
    </Box>
  );
}
