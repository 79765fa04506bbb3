/** Helpers of the console's component tests. */
export { anAccount } from './people';
export { renderScreen } from './render';
