import type { components } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';

export type RefundPreview = components['schemas']['RefundPreviewResponse'];

/**
 * What the server says a refund of these lines would do, anew for every choice; without lines, of the whole order. It is not asked while it
 * is not wanted: when nothing is chosen, and while the refund itself is asked for.
 */
export function useRefundPreview(orderId: string, lineIds: string[] | undefined, isWanted: boolean) {
  const { previewRefund } = useActs();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, lineIds ?? 'all'],
    queryFn: () => previewRefund(orderId, lineIds),
    enabled: isWanted,
    // Another tab may have refunded something since the dialog was open last.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    preview: data,
    /** What is shown is of this very choice. */
    isShown: data !== undefined && !isPlaceholderData && !isError,
    isError,
    tryAgain: () => void refetch(),
  };
}
