import { ApiError } from '@sanctum/openapi';
import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, fetchUtils, HttpError } from 'react-admin';
import { sessionFetch } from './client';

/** ra-data-simple-rest's way of asking, through our session fetch; a refusal becomes the error react-admin knows. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const response = await sessionFetch(
    new Request(new URL(url, location.origin), {
      method: options.method ?? 'GET',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.signal && { signal: options.signal }),
    }),
  );
  if (!response.ok) {
    const { problem, message } = await ApiError.from(response);
    throw new HttpError(problem?.message ?? message, response.status, problem);
  }
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body === '' ? {} : (JSON.parse(body) as unknown),
  };
}

/** Places whose calls stand under `/api/creator`. */
const UNDER_CREATOR = new Set(['shared-journals']);
const [plain, underCreator] = [
  simpleRestProvider('/api', httpClient),
  simpleRestProvider('/api/creator', httpClient),
];

/** The creator's lists speak react-admin's simple-rest dialect: `sort`, `range`, `filter`, `Content-Range`. */
export const dataProvider = combineDataProviders((resource) =>
  UNDER_CREATOR.has(resource) ? underCreator : plain,
);
