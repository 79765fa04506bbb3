/** Settings of the person's own account. */
export { DeletionBanner } from './privacy/deletion-banner';
export { useFreshSignIn } from './fresh-sign-in/fresh-sign-in';
export { useUpdateMe } from './shared/api';
export { SettingsPage } from './settings-page';
