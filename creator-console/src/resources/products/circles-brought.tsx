import { useQuery } from '@tanstack/react-query';
import { readCircles, readPods } from '../groups';
import { CirclesForm } from './circles-form';
import { readProductCircles } from './product/circles.api';
import { texts } from './product/circles-texts';
import { ProductPart } from './product-part';
import { Loaded } from '../../shared/loaded';
import { Notice } from '../../shared/notice';

/** Milliseconds between progress checks while owners are being added. */
const LOOK_EVERY_MS = 1500;

/** Circles and pods that a product adds its owners to. */
export function CirclesBrought({ productId }: { productId: string }) {
  const query = useQuery({
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
  const state = { failed: texts.failed, loading: texts.loading, heights: [120] };
  return (
    <ProductPart texts={texts}>
      <Loaded query={groups} {...state} empty={<NoGroups />}>
        {(all) => (
          <Loaded query={query} {...state}>
            {(brought) => (
              <CirclesForm
                key={brought.map(({ id }) => id).join()}
                productId={productId}
                groups={all}
                brought={brought}
                onChanged={() => void query.refetch()}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </ProductPart>
  );
}

const NoGroups = () => (
  <Notice severity="info" sx={{ mt: 2 }} act={texts.toGroups} to="/groups">
    {texts.none}
  </Notice>
);
