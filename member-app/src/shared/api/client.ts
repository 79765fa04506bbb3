import { createClient, createEnrolmentFetch } from '@sanctum/openapi';
import { paths } from '../lib/paths';
import { fetchUnlessKnown } from './first-answers';

export { body } from '@sanctum/openapi';
export { ApiError, serverMessage } from './refusal';

/** The coach sets up a second factor in the console, and only then looks around here. */
const enrolmentFetch = createEnrolmentFetch(fetchUnlessKnown, () =>
  location.assign(`${paths.creator}/second-factor`),
);

/** The one client for the server: typed by the published contract, with cookies; an expired session is renewed by itself. */
export const api = createClient(location.origin, enrolmentFetch);
