/** What a person sees and changes of her own account. */
export { DeletionBanner } from './deletion-banner';
export { useUpdateMe } from './api';
export { SettingsPage } from './settings-page';
