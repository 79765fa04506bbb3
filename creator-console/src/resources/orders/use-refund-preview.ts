import type { components } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';

export type RefundPreview = components['schemas']['RefundPreviewResponse'];

/** What the server says a refund of these lines would do, anew for every choice; undefined: nothing is chosen. */
export function useRefundPreview(orderId: string, choice: { lineIds: string[] | undefined } | undefined) {
  const { previewRefund } = useActs();
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['orders', 'refund-preview', orderId, choice?.lineIds ?? 'all'],
    queryFn: () => previewRefund(orderId, choice?.lineIds),
    enabled: choice !== undefined,
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
