/** What the console's component tests stand on. */
export { anAccount } from './people';
export { renderScreen } from './render';
