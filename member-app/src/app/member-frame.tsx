/** Parts of the frame that only signed-in people load, together with their texts. */
export { BottomBar } from './frame/bottom-bar';
export { LegalLine } from './frame/legal-line';
export { Sidebar } from './frame/sidebar';
