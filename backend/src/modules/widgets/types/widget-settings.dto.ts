import { z } from 'zod';
import { unprocessable } from '../../../kernel/errors.js';
import { STORABLE } from '../../../platform/http/text.js';
import { RICH_TEXT_LIMIT, safeHtml } from '../../../platform/html/safe-html.js';
import type { WidgetType } from './widget-types.js';

const text = (max: number) => z.string().regex(STORABLE).trim().max(max);
const someText = (max: number) => text(max).min(1);
const asset = z.uuid().toLowerCase();

/**
 * `security.md` §3: links leave by https only. The address is what one reads: browsers take `https:/x`, `https:\\x`, a name
 * before an @ and invisible letters for something else than the person who looks at it.
 */
const httpsUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((url) => URL.canParse(url), 'must be an address')
  .regex(/^https:\/\/[^\s\\/?#@\p{C}]+(?:[/?#][^\s\\\p{C}]*)?$/iu);
/** A button may also lead to a page of our own: '/library', never '//elsewhere', '/\\elsewhere' or '/..//elsewhere'. */
const ownPage = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u)
  .refine((path) => !/\/\.{0,2}\//.test(path.replace(/[?#].*$/s, '')));
const link = z.union([httpsUrl, ownPage]);
/** Scheduling and form frames only of their own houses, by their front doors, and spelled as they spell themselves. */
const urlOf = (domain: string) => {
  const name = `(?:[a-z0-9-]+\\.)*${domain.replace('.', '\\.')}`;
  return httpsUrl.regex(new RegExp(`^https://${name}(?:[/?#]|$)`, 'i'), `must be an address of ${domain}`);
};

const choice = z.strictObject({
  kind: z.literal('multiple_choice'),
  question: someText(500),
  options: z
    .array(z.strictObject({ id: someText(40), text: someText(300) }))
    .min(2)
    .max(10),
  correctOptionId: someText(40),
  feedback: z.strictObject({ correct: text(500), incorrect: text(500) }),
});
const journal = z.strictObject({ kind: z.literal('journal'), question: someText(500) });

/** What each type keeps. A type missing here does not compile; a field missing here cannot be stored. */
const SETTINGS = {
  text: z.strictObject({ content: z.string().max(RICH_TEXT_LIMIT).regex(STORABLE).transform(safeHtml) }),
  image: z.strictObject({ mediaAssetId: asset, alt: text(300), caption: text(300).default('') }),
  video: z.strictObject({
    mediaAssetId: asset,
    title: someText(160),
    caption: text(300).default(''),
    captionsAssetId: asset.nullable().default(null),
    posterAssetId: asset.nullable().default(null),
    transcript: text(20_000).nullable().default(null),
  }),
  audio: z.strictObject({
    mediaAssetId: asset,
    title: someText(160),
    caption: text(300).default(''),
    transcript: text(20_000).nullable().default(null),
  }),
  file: z.strictObject({ mediaAssetId: asset, fileName: someText(200), caption: text(300).default('') }),
  button: z.strictObject({
    label: someText(80),
    url: link,
    variant: z.enum(['default', 'outline', 'link']).default('default'),
  }),
  stopwatch: z.strictObject({ initialSeconds: z.int().min(0).max(86_400) }),
  calendly: z.strictObject({ url: urlOf('calendly.com'), title: text(160).default('') }),
  typeform: z.strictObject({ url: urlOf('typeform.com'), title: text(160).default('') }),
  question: z
    .discriminatedUnion('kind', [choice, journal])
    .refine(
      (question) =>
        question.kind === 'journal' || question.options.some(({ id }) => id === question.correctOptionId),
      { message: 'must be one of the options', path: ['correctOptionId'] },
    ),
  opinionScale: z
    .strictObject({
      question: someText(500),
      min: z.int().min(0).max(100).default(1),
      max: z.int().min(0).max(100).default(10),
      minLabel: text(80).default(''),
      maxLabel: text(80).default(''),
    })
    .refine(({ min, max }) => min < max, { message: 'must be above the minimum', path: ['max'] }),
} satisfies Record<WidgetType, z.ZodType>;

export type WidgetSettings = { [Type in WidgetType]: z.output<(typeof SETTINGS)[Type]> };

/** Settings as they may be stored, or a refusal that names the fields. */
export function readSettings<Type extends WidgetType>(type: Type, settings: unknown): WidgetSettings[Type] {
  const read = SETTINGS[type].safeParse(settings);
  if (read.success) return read.data as WidgetSettings[Type];
  const fields = read.error.issues.map(
    ({ path, message }) => [path.join('.') || 'settings', message] as const,
  );
  throw unprocessable('bad_widget', 'Please check the settings of this widget', Object.fromEntries(fields));
}
