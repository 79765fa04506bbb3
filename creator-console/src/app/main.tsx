import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import { language } from '../shared/words/language';
import { fetchTexts } from '../shared/words/text-files';

document.documentElement.lang = language;

// Modules take their texts when they load, so the texts come first.
await fetchTexts(language);
await import('./start');
