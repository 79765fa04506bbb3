/** What a person sees and changes of her own account. */
export { DeletionBanner } from './deletion-banner';
export { SettingsPage } from './settings-page';
