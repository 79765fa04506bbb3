import type { components } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';

export type RefundPreview = components['schemas']['RefundPreviewResponse'];

/**
 * Previews a refund of these lines, or of the whole order if undefined. Every new choice is previewed again. There is
 * no request while nothing is chosen, or while the refund itself is being requested.
 */
export function useRefundPreview(orderId: string, lineIds: string[] | undefined, isWanted: boolean) {
  const { previewRefund } = useActs();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, lineIds ?? 'all'],
    queryFn: () => previewRefund(orderId, lineIds),
    enabled: isWanted,
    // Another tab may have refunded something since the dialog was last open.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    preview: data,
    /** True if the preview shown belongs to the current choice. */
    isShown: data !== undefined && !isPlaceholderData && !isError,
    isError,
    tryAgain: () => void refetch(),
  };
}
