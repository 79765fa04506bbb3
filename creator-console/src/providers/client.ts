import { createClient, createEnrolmentFetch, createSessionFetch } from '@sanctum/openapi';
import { language } from '../shared/words/language';

export const SECOND_FACTOR_PAGE = '/second-factor';

/** What the server says is said in the language of the console. */
function fetchInLanguage(request: Request): Promise<Response> {
  request.headers.set('accept-language', language);
  return fetch(request);
}

const enrolmentFetch = createEnrolmentFetch(fetchInLanguage, () => {
  const page = `/creator${SECOND_FACTOR_PAGE}`;
  if (location.pathname !== page) location.assign(page);
});

/** The typed client for single calls; `sessionFetch` does the same for the data provider's generic calls. */
export const api = createClient(location.origin, enrolmentFetch);
export const sessionFetch = createSessionFetch(enrolmentFetch);
