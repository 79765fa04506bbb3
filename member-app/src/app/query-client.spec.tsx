import { ApiError } from '../shared/api/refusal';
import { queryClient } from './query-client';

const queryKey = ['a-post'];
afterEach(() => queryClient.clear());

test.each([
  ['is gone leaves the pages that show it', 404, undefined],
  ['could not be asked for again stays', 503, 'Words'],
])('what %s', async (_, status, kept) => {
  await queryClient.fetchQuery({ queryKey, queryFn: () => 'Words' });
  const again = queryClient.fetchQuery({
    queryKey,
    staleTime: 0,
    queryFn: () => Promise.reject(new ApiError(status, 'Refused', '')),
  });
  await expect(again).rejects.toThrow();
  expect(queryClient.getQueryData(queryKey)).toBe(kept);
});
