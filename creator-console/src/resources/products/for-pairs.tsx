import { Alert, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { LoadFailed } from '../../shared/load-failed';
import { useToast } from '../../shared/toast/use-toast';
import { readForPairs } from './product/pairs.api';
import { texts } from './product/pairs-texts';
import { Skeletons } from '../../shared/skeletons';

export function ForPairs({ productId }: { productId: string }) {
  const query = useQuery({
    queryKey: ['products', productId, 'pairs'],
    queryFn: () => readForPairs(productId),
    staleTime: 0,
  });
  const { setForPairs } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const toast = useToast();
  const set = async (forPairs: boolean) => {
    await setForPairs(productId, forPairs);
    await query.refetch();
    toast({ title: forPairs ? texts.on : texts.off });
  };
  return (
    <Card component="section" aria-label={texts.title} sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2">
        {texts.title}
      </Typography>
      <Typography color="textSecondary">{texts.lead}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
      {query.isLoadingError && <LoadFailed words={texts.failed} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeletons label={texts.loading} heights={[40]} sx={{ mt: 2 }} />}
      {query.data !== undefined && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={
            <Switch
              checked={query.data}
              disabled={isActing}
              onChange={(_, forPairs) => void run(() => set(forPairs))}
            />
          }
          label={texts.label}
        />
      )}
    </Card>
  );
}
