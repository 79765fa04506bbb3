import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import { language } from '../shared/words/language';
import { fetchTexts } from '../shared/words/text-files';

document.documentElement.lang = language;

// Every module takes its texts when it is loaded, so they come first.
await fetchTexts(language);
await import('./start');
