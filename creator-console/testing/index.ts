/** What the console's component tests stand on. */
export { renderScreen } from './render';
