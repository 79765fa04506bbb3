import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../shared/load-failed';
import { readCircles, readPods } from '../groups';
import { CirclesForm } from './circles-form';
import { readProductCircles } from './brought-into';
import { texts } from './product/circles-texts';
import { ProductPart } from './product-part';
import { Skeletons } from '../../shared/skeletons';

/** While people are brought in, how far it is. */
const LOOK_EVERY_MS = 1500;

/** Into which circles and pods a product brings whoever has it. */
export function CirclesBrought({ productId }: { productId: string }) {
  const brought = useQuery({
    queryKey: ['products', productId, 'circles'],
    queryFn: () => readProductCircles(productId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ isBringing }) => isBringing) ? LOOK_EVERY_MS : false,
  });
  const groups = useQuery({
    queryKey: ['groups', 'all'],
    queryFn: async () => (await Promise.all([readCircles(), readPods()])).flat(),
    staleTime: 0,
  });
  const retry = () => void Promise.all([brought.refetch(), groups.refetch()]);
  return (
    <ProductPart texts={texts}>
      {(brought.isLoadingError || groups.isLoadingError) && (
        <LoadFailed words={texts.failed} onRetry={retry} />
      )}
      {(brought.isPending || groups.isPending) && (
        <Skeletons label={texts.loading} heights={[120]} sx={{ mt: 2 }} />
      )}
      {groups.data?.length === 0 && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button component={Link} to="/groups" color="inherit">
              {texts.toGroups}
            </Button>
          }
        >
          {texts.none}
        </Alert>
      )}
      {brought.data && groups.data && groups.data.length > 0 && (
        <CirclesForm
          key={brought.data.map(({ id }) => id).join()}
          productId={productId}
          groups={groups.data}
          brought={brought.data}
          onChanged={() => void brought.refetch()}
        />
      )}
    </ProductPart>
  );
}
