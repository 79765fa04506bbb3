/** What a person sees and changes about the own account. */
export { DeletionBanner } from './deletion-banner';
export { useUpdateMe } from './api';
export { SettingsPage } from './settings-page';
