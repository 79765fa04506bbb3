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

/** Without its texts a language cannot be shown; the page stays in the current one. */
const stayAsItIs = () => undefined;
