import { z } from 'zod';
import { inOtherLanguages } from '../../../platform/zod/translations.js';
import { someText, text } from '../../../platform/zod/text.js';
import { type Product, TITLE_LIMIT } from '../product.entity.js';
import { COURSE_CATEGORIES, TOPICS } from '../product-kinds.js';
import { SUMMARY_LIMIT } from '../product-summary.js';
import { PRODUCT_LIMITS } from '../product-words.dto.js';

/** Fields of a product that its copies and its file have, too. Its price, author and state are not among them. */
const CONTENTS = [
  'title',
  'summary',
  'description',
  'whatsInside',
  'questions',
  'category',
  'duration',
  'tags',
  'thumbnailAssetId',
  'thumbnailAlt',
  'previewAssetIds',
  'translations',
] as const satisfies readonly (keyof Product)[];

export type CopiedProduct = Pick<Product, (typeof CONTENTS)[number]>;

export const contentsOf = (product: Product): CopiedProduct =>
  Object.fromEntries(CONTENTS.map((field) => [field, product[field]])) as CopiedProduct;

const name = z.string().describe('File: its `file` in `media`');
const line = someText(PRODUCT_LIMITS.line);
const lines = z.array(line).max(PRODUCT_LIMITS.lines);
const duration = text(PRODUCT_LIMITS.duration);
const summary = text(SUMMARY_LIMIT);
const thumbnailAlt = text(PRODUCT_LIMITS.alt);
const question = { title: text(PRODUCT_LIMITS.question), text: text(PRODUCT_LIMITS.answer) };

/** The product of a course in a file. Pictures and downloads have names instead of ids. */
export const courseProductFile = z.strictObject({
  title: someText(TITLE_LIMIT),
  summary: summary.default(''),
  description: someText(PRODUCT_LIMITS.description),
  whatsInside: lines.default([]),
  questions: z
    .array(
      z.strictObject({
        title: someText(PRODUCT_LIMITS.question),
        text: someText(PRODUCT_LIMITS.answer),
        translations: inOtherLanguages(question).default({}),
      }),
    )
    .max(PRODUCT_LIMITS.questions)
    .default([]),
  category: z.enum(COURSE_CATEGORIES),
  duration: duration.nullable().default(null),
  tags: z.array(z.enum(TOPICS)).max(TOPICS.length).default([]),
  thumbnail: name.nullable().default(null),
  thumbnailAlt: thumbnailAlt.default(''),
  previews: z.array(name).max(PRODUCT_LIMITS.previews).default([]),
  files: z.array(name).max(PRODUCT_LIMITS.files).default([]),
  translations: inOtherLanguages({
    title: text(TITLE_LIMIT),
    summary,
    description: text(PRODUCT_LIMITS.description),
    whatsInside: lines,
    duration,
    thumbnailAlt,
  }).default({}),
});
