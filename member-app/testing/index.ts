/** What the member app's component tests stand on. */
export { aMember } from './people';
export { renderPage, renderScreen } from './render';
