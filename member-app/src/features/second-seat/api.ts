import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, itemsOf, useFresh } from '../../shared/api/client';
import type { Companion } from './who-takes-it';

export type Seat = Schemas['SecondSeatResponse'];

const seatsKey = ['/api/me/second-seats'] as const;

/** Loads second seats of the courses for two that the member owns, or has chosen someone for. */
export const useSecondSeats = () => useFresh(seatsKey, () => itemsOf(api.GET('/api/me/second-seats')));

export function useChooseSeat(productId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: Companion) =>
      body(api.PUT('/api/me/second-seats/{productId}', { params: { path: { productId } }, body: choice })),
    // the member's receipts also show the holder of the seat
    onSuccess: () =>
      Promise.all([seatsKey, ['/api/me/orders']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
