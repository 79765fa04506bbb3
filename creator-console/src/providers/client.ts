import { createClient, createEnrolmentFetch, createSessionFetch } from '@sanctum/openapi';

export const SECOND_FACTOR_PAGE = '/second-factor';

const enrolmentFetch = createEnrolmentFetch(
  (request) => fetch(request),
  () => {
    const page = `/creator${SECOND_FACTOR_PAGE}`;
    if (location.pathname !== page) location.assign(page);
  },
);

/** The typed client for single calls; `sessionFetch` does the same for the data provider's generic calls. */
export const api = createClient(location.origin, enrolmentFetch);
export const sessionFetch = createSessionFetch(enrolmentFetch);
