/** The language everything is said in: chosen here, kept in the account, followed in every tab. */
export { LanguageChoice } from './language-choice';
export { useAccountLanguage } from './use-account-language';
export { useLanguage } from './language-select';
