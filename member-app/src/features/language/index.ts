/** The app's language: chosen here, stored in the account, applied in every tab. */
export { useAccountLanguage } from './use-account-language';
export { LanguageSelect, useLanguage } from './language-select';
