/** What a person sees and changes about the own account. */
export { DeletionBanner } from './privacy/deletion-banner';
export { useUpdateMe } from './shared/api';
export { SettingsPage } from './settings-page';
