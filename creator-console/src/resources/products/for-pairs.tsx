import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { Loaded } from '../../shared/loaded';
import { useToast } from '../../shared/toast/use-toast';
import { ProductPart } from './product-part';
import { texts } from './product/pairs-texts';
import { readForPairs } from './product/pairs.api';
import { CheckField } from '../../shared/forms/choices';

export function ForPairs({ productId }: { productId: string }) {
  const query = useQuery({
    queryKey: ['products', productId, 'pairs'],
    queryFn: () => readForPairs(productId),
    staleTime: 0,
  });
  const { setForPairs } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const toast = useToast();
  const set = async (isForPairs: boolean) => {
    await setForPairs(productId, isForPairs);
    await query.refetch();
    toast({ title: isForPairs ? texts.on : texts.off });
  };
  return (
    <ProductPart texts={texts}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
      <Loaded query={query} failed={texts.failed} loading={texts.loading} heights={[40]}>
        {(isForPairs) => (
          <CheckField
            isSwitch
            label={texts.label}
            checked={isForPairs}
            disabled={isActing}
            onChange={(isForPairs) => void run(() => set(isForPairs))}
            sx={{ mt: 1 }}
          />
        )}
      </Loaded>
    </ProductPart>
  );
}
