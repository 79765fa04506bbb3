/** Element in which the server sends the answers for the page's first view, in the language of its `lang`. */
const element = document.getElementById('first-answers');

const answers = new Map<string, unknown>(Object.entries(JSON.parse(element?.textContent || '{}') as object));

/**
 * Fetches, using the document's answers first. Each is used once, and the first change discards the rest. An answer in
 * another language than the requested one is not used.
 */
export async function fetchUnlessKnown(request: Request): Promise<Response> {
  if (request.method !== 'GET') answers.clear();
  const { pathname, search } = new URL(request.url);
  const isInLanguage = element?.lang === request.headers.get('accept-language');
  const known = isInLanguage ? takeAnswer(pathname + search) : undefined;
  return known === undefined ? fetch(request) : Response.json(known);
}

/** Returns the document's answer to a request that is the same in every language, for the first frame; undefined: none. */
export function takeAnswer(url: string): unknown {
  const known = answers.get(url);
  answers.delete(url);
  return known;
}
