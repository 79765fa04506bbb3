import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import { language } from '../shared/words/language';
import { fetchTexts } from '../shared/words/text-files';

document.documentElement.lang = language;

// Modules read their texts while loading, so the texts are fetched first.
await fetchTexts(language);
await import('./start');
