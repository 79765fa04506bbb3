import { operations } from '../contract/contract.js';
import type { TestApp } from '../app.js';

export interface Page {
  url: string;
  status: number;
  /** Response including headers, because one may contain a file name. */
  text: string;
}

const TRIES_AT_ONCE = 8;

/** Returns every GET address of the contract, with each of these ids in each position. */
export function targets(ids: readonly string[]): string[] {
  return operations
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path, parameters }) => {
      const paths = filled(path, ids);
      const byCourse = parameters.some(({ name, in: place }) => place === 'query' && name === 'courseId');
      return byCourse ? paths.flatMap((one) => [one, `${one}?courseId=${ids[0]}`]) : paths;
    });
}

function filled(path: string, ids: readonly string[]): string[] {
  const place = /\{\w+\}/.exec(path)?.[0];
  return place ? ids.flatMap((id) => filled(path.replace(place, id), ids)) : [path];
}

/** Sends all of these requests as one person, or as a visitor without a token. */
export async function crawl(t: TestApp, paths: readonly string[], accessToken?: string): Promise<Page[]> {
  const pages: Page[] = [];
  const waiting = [...paths];
  const walk = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (waiting.length % 50 === 0) await t.database.query('delete from rate_limits');
      const answer = await fetch(t.url + path, {
        headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
      });
      const headers = JSON.stringify([...answer.headers]);
      pages.push({ url: path, status: answer.status, text: headers + (await textOf(answer)) });
    }
  };
  await Promise.all(Array.from({ length: TRIES_AT_ONCE }, walk));
  return pages;
}

/** Reads the text of a response, except for a stream, which lasts for minutes and contains only ids. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
}

/** Lists the pages with a forbidden text. */
export const findings = (pages: readonly Page[], forbidden: readonly string[]): string[] =>
  pages.flatMap(({ url, text }) =>
    forbidden.filter((marker) => text.includes(marker)).map((marker) => `${marker} in ${url}`),
  );
