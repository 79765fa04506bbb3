import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

/** The count lies under the cart, so that invalidating the cart asks for both. */
export const cartKeys = {
  cart: ['/api/cart'] as const,
  count: ['/api/cart', 'count'] as const,
};

export function useCartCount() {
  return useQuery({
    queryKey: cartKeys.count,
    queryFn: async () => (await body(api.GET('/api/cart/count'))).count,
  });
}

/** Always one of a thing (spec §9). The badge has counted it by the time this succeeds. */
export function useAddToCart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (productId: string) => body(api.POST('/api/cart', { body: { productId, quantity: 1 } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: cartKeys.cart }),
  });
}
