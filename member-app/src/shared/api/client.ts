import { createClient, createEnrolmentFetch } from '@sanctum/openapi';
import { paths } from '../lib/paths';
import { i18n } from '../words/i18n';
import { fetchUnlessKnown } from './first-answers';

export { body } from '@sanctum/openapi';
export { ApiError, serverMessage } from './refusal';

/** Asks the server for messages in the language of the page. */
function fetchInLanguage(request: Request): Promise<Response> {
  request.headers.set('accept-language', i18n.language);
  return fetchUnlessKnown(request);
}

/** Sends the coach to the console to set up a second factor before using this app. */
const enrolmentFetch = createEnrolmentFetch(fetchInLanguage, () =>
  location.assign(`${paths.creator}/second-factor`),
);

/**
 * The only client for the server: typed by the published contract, with cookies. An expired session is renewed
 * automatically.
 */
export const api = createClient(location.origin, enrolmentFetch);

/** Options of a call whose address has one id. */
export const at = (id: string) => ({ params: { path: { id } } });
