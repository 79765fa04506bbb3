import type { WidgetType } from '../widgets/widget';
import { optionsIn, wordsIn } from '../widgets/reading';
import { problemOf } from './api';
import { texts } from './texts';

type Settings = Record<string, unknown>;
/** What is to be said at which setting. */
export type Faults = Readonly<Record<string, string>>;

export interface Checked {
  /** Not there yet, by its name: no fault while she types. */
  missing: Faults;
  wrong: Faults;
}

const LONGEST_SECONDS = 86_400;
type Needed = 'content' | 'mediaAssetId' | 'label' | 'url' | 'question';
const NEEDED: Record<WidgetType, readonly Needed[]> = {
  text: ['content'],
  image: ['mediaAssetId'],
  video: ['mediaAssetId'],
  audio: ['mediaAssetId'],
  file: ['mediaAssetId'],
  button: ['label', 'url'],
  stopwatch: [],
  calendly: ['url'],
  typeform: ['url'],
  question: ['question'],
  opinionScale: ['question'],
};
const HOSTS: Partial<Record<WidgetType, string>> = { calendly: 'calendly.com', typeform: 'typeform.com' };
const OWN_PAGE = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;

/** The same as the server will find, in words; whatever is not found here, it finds. */
export function check(type: WidgetType, draft: Settings): Checked {
  const missing: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  for (const field of NEEDED[type]) {
    if (wordsIn(draft, field).trim() === '') missing[field] = texts.missing[field];
  }
  if ('url' in draft && !missing['url']) {
    const fault = urlFault(type, wordsIn(draft, 'url').trim());
    if (fault) wrong['url'] = fault;
  }
  if (type === 'question' && draft['kind'] !== 'journal') {
    optionsIn(draft).forEach(({ text }, index) => {
      if (text.trim() === '') missing[`options.${index}.text`] = texts.missing.option(index + 1);
    });
  }
  if (type === 'opinionScale') Object.assign(wrong, scaleFaults(draft));
  if (type === 'stopwatch' && Number(draft['initialSeconds']) > LONGEST_SECONDS) {
    wrong['hours'] = texts.wrong.stopwatch;
  }
  return { missing, wrong };
}

/** What is missing, as she reads it beside the field once she thought she was done. */
export const asNeeded = (missing: Faults): Faults =>
  Object.fromEntries(
    Object.keys(missing).map((field) => [field, field === 'mediaAssetId' ? texts.mediaNeeded : texts.needed]),
  );

function urlFault(type: WidgetType, url: string): string | undefined {
  const host = HOSTS[type];
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isHttps = address?.protocol === 'https:';
  if (host) {
    return isHttps && `.${address.hostname}`.endsWith(`.${host}`) ? undefined : texts.wrong.urlOf(host);
  }
  return isHttps || OWN_PAGE.test(url) ? undefined : texts.wrong.buttonUrl;
}

function scaleFaults({ min, max }: Settings): Faults {
  const isScale = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= 100;
  if (!isScale(min)) return { min: texts.wrong.scale };
  if (!isScale(max)) return { max: texts.wrong.scale };
  return min < max ? {} : { max: texts.wrong.scaleOrder };
}

/** What the server says is wrong, in the words of the editor where it has some. */
export function faultsFrom(type: WidgetType, error: unknown): Faults {
  const problem = problemOf(error);
  if (!problem) return { other: texts.failed };
  const fields = Object.entries(problem.fields);
  if (fields.length === 0) return { other: problem.message };
  return Object.fromEntries(fields.map(([field, said]) => [field, wordsFor(type, field, said)]));
}

function wordsFor(type: WidgetType, field: string, said: string): string {
  if (field === 'url') {
    const host = HOSTS[type];
    return host ? texts.wrong.urlOf(host) : texts.wrong.buttonUrl;
  }
  if (field.endsWith('AssetId')) return texts.wrong.media;
  if (/too big|at most|long/i.test(said)) return texts.wrong.tooLong;
  return texts.wrong.other;
}
