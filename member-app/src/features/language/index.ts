/** The language everything is said in: chosen here, kept in the account, followed in every tab. */
export { useAccountLanguage } from './use-account-language';
export { LanguageSelect, useLanguage } from './language-select';
