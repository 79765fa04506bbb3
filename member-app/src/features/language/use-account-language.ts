import { useEffect } from 'react';
import { chosenLanguage, keepAccountLanguage, watchChoice } from '@sanctum/web/words/languages';
import { speak } from '../../shared/words/speak';
import { useSession } from '../session';

/** Follows the account's language unless one was chosen in this browser, and changes in other tabs. */
export function useAccountLanguage(): void {
  const language = useSession().data?.language;
  useEffect(() => {
    if (!language) return;
    keepAccountLanguage(language);
    if (chosenLanguage() === undefined) speak(language).catch(stayAsItIs);
  }, [language]);
  useEffect(() => watchChoice((chosen) => void speak(chosen).catch(stayAsItIs)), []);
}

/** Keeps the current language if the texts of another one could not be loaded. */
const stayAsItIs = () => undefined;
