/** Helpers of the console's component tests. */
export { queryClient } from '../src/app/query-client';
export { anAccount } from './people';
export { renderScreen } from './render';
