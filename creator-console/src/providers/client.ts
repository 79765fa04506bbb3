import { createClient, createEnrolmentFetch, createSessionFetch } from '@sanctum/openapi';
import { language } from '../shared/words/language';

export const SECOND_FACTOR_PAGE = '/second-factor';

/** Asks the server to answer in the console's language. */
function fetchInLanguage(request: Request): Promise<Response> {
  request.headers.set('accept-language', language);
  return fetch(request);
}

const enrolmentFetch = createEnrolmentFetch(fetchInLanguage, () => {
  const page = `/creator${SECOND_FACTOR_PAGE}`;
  if (location.pathname !== page) location.assign(page);
});

/** Typed client for single calls; the data provider's generic calls use `sessionFetch`. */
export const api = createClient(location.origin, enrolmentFetch);
export const sessionFetch = createSessionFetch(enrolmentFetch);

/** Path parameters of a call. */
export const on = <Path extends object>(path: Path) => ({ params: { path } });
/** Passes an id as the path parameter of a call. */
export const at = (id: string) => on({ id });
/** Sends the version that was read, so that the server doesn't overwrite a newer one. */
export const readIn = <Path extends object>(path: Path, version: number) => ({
  params: { path, header: { 'if-match': String(version) } },
});
/** The same for settings, which exist only once. */
export const settingsReadIn = (version: number) => ({
  params: { header: { 'if-match': String(version) } },
});
