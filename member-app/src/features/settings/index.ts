/** What a person sees and changes of her own account. */
export { SettingsPage } from './settings-page';
