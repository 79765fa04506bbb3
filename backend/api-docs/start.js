import { guide } from './guide.js';
import { resolve } from './resolve.js';
import { search } from './search.js';

/** Swagger UI has a dark theme, but switches it on only in its top bar, which this page leaves out. */
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches);
prefersDark.addEventListener('change', applyTheme);
applyTheme();

const contract = await (await fetch('/api/openapi.json')).json();
const known = await (await fetch('/api/docs/guide.json')).json();

globalThis.SwaggerUIBundle({
  spec: contract,
  domNode: document.querySelector('#swagger-ui'),
  plugins: [resolve, guide({ bearer: contract.components.securitySchemes.bearer, ...known }), search],
  deepLinking: true,
  // 500 operations at once take seconds to draw on a phone.
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: true,
  withCredentials: true,
});
