import { useEffect } from 'react';
import { chosenLanguage, keepAccountLanguage, watchChoice } from '@sanctum/web/words/languages';
import { speak } from '../../shared/words/speak';
import { useSession } from '../session';

/** Follows the language of the account where nothing was chosen in this browser, and what is chosen in another tab. */
export function useAccountLanguage(): void {
  const language = useSession().data?.language;
  useEffect(() => {
    if (!language) return;
    keepAccountLanguage(language);
    if (chosenLanguage() === undefined) speak(language).catch(stayAsItIs);
  }, [language]);
  useEffect(() => watchChoice((chosen) => void speak(chosen).catch(stayAsItIs)), []);
}

/** Without its words a language cannot be spoken; the page goes on in the one it has. */
const stayAsItIs = () => undefined;
