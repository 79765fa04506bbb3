import type { BrowserContext } from '@playwright/test';
import { HOSTILE_MARKUP } from '../../backend/test/hostile/markup';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Names under which the contract returns text that a person typed. */
const TYPED =
  /^(title|subtitle|description|summary|name|fileName|caption|alt|thumbnailAlt|question|label|minLabel|maxLabel|transcript|text|duration|whatsInside|courseTitle|lessonTitle|moduleTitle)$/;
/** Returns true if a person typed the value under this name. */
type IsTyped = (name: string, value: string) => boolean;

const BROUGHT_ALONG = /(?<=id="first-answers" lang="\w+">)[^<]+/;
const ALL = HOSTILE_MARKUP.join(' ');
const IN_A_PIECE = 12;
const PIECES = Array.from({ length: Math.ceil(HOSTILE_MARKUP.length / IN_A_PIECE) }, (_, n) =>
  HOSTILE_MARKUP.slice(n * IN_A_PIECE, (n + 1) * IN_A_PIECE).join(' '),
);

/**
 * Acts as if the server sanitized nothing. In every response the first typed text of each name becomes all payloads at
 * once, and later ones become some of them. The first rich text of one location becomes one text per payload. Changes
 * aren't stored, because other journeys use the demo content too.
 */
export async function uncleanAnswers(
  context: BrowserContext,
  place: string,
  isTyped: IsTyped = (name) => TYPED.test(name),
): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replace(BROUGHT_ALONG, (text) =>
      uncleanDocument(text, place, isTyped),
    );
    await route.fulfill({ response, body });
  });
  await context.route('**/api/**', async (route) => {
    const method = route.request().method();
    if (method === 'PATCH' || method === 'PUT') return route.abort();
    if (method !== 'GET' || route.request().resourceType() === 'eventsource') return route.fallback();
    const response = await route.fetch();
    const isJson = /json/.test(response.headers()['content-type'] ?? '');
    if (!response.ok() || !isJson) return route.fulfill({ response });
    await route.fulfill({
      response,
      json: unclean((await response.json()) as Json, route.request().url().includes(place), isTyped),
    });
  });
}

/** Replaces the texts in the responses that a document of the member app embeds, escaped as by the server. */
function uncleanDocument(text: string, place: string, isTyped: IsTyped): string {
  const answers = Object.entries(JSON.parse(text) as Record<string, Json>);
  const changed = answers.map(
    ([url, answer]) => [url, unclean(answer, url.includes(place), isTyped)] as const,
  );
  return JSON.stringify(Object.fromEntries(changed)).replaceAll('<', '\\u003c');
}

function unclean(answer: Json, isPlace: boolean, isTyped: IsTyped): Json {
  const met = new Map<string, number>();
  const hostile = (name: string): string => {
    const times = met.get(name) ?? 0;
    met.set(name, times + 1);
    return times === 0 ? ALL : PIECES[times % PIECES.length]!;
  };
  let isFirst = isPlace;
  const inTexts = (text: Text): Json[] => {
    const contents = isFirst ? HOSTILE_MARKUP : [hostile('content')];
    isFirst = false;
    return contents.map((content, n) => ({
      ...text,
      id: n === 0 ? text['id']! : idOf(n),
      settings: { content },
    }));
  };
  const walk = (value: Json, name = ''): Json => {
    if (Array.isArray(value)) return value.flatMap((one) => (isText(one) ? inTexts(one) : walk(one, name)));
    if (typeof value === 'string') return isTyped(name, value) ? hostile(name) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]));
  };
  return walk(answer);
}

interface Text {
  [name: string]: Json;
  type: 'text';
}

const isText = (value: Json): value is Text =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value['type'] === 'text';

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
