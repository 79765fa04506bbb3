import type { OtherLanguage } from '../../kernel/languages.js';
import { Choice, Choices, Nested, Text, Texts } from '../../platform/http/fields/index.js';
import type { ProductWords } from './catalog.views.js';
import { SUMMARY_LIMIT } from './product-summary.js';
import {
  type PRODUCT_TEXTS,
  type ProductQuestion,
  type QUESTION_TEXTS,
  TITLE_LIMIT,
} from './product.entity.js';
import { CATEGORIES, type Category, type Topic, TOPICS } from './product-kinds.js';

/** Limits of a product's texts and lists. */
export const PRODUCT_LIMITS = {
  description: 10_000,
  duration: 60,
  alt: 300,
  line: 160,
  lines: 20,
  question: 200,
  answer: 2000,
  questions: 20,
  previews: 4,
  files: 20,
} as const;
const {
  description: DESCRIPTION_LIMIT,
  duration: DURATION_LIMIT,
  alt: ALT_LIMIT,
  line: LINE_LIMIT,
  lines: LINES_AT_MOST,
} = PRODUCT_LIMITS;

export const productTitle = { max: TITLE_LIMIT, example: 'The Rooted Mother' };
export const productDescription = {
  max: DESCRIPTION_LIMIT,
  description: 'Paragraphs, separated by an empty line',
};
export const productDuration = { max: DURATION_LIMIT, min: 0, optional: true };

const question = { max: PRODUCT_LIMITS.question, example: 'Do I need a printer?' };
const answer = { max: PRODUCT_LIMITS.answer, example: 'No. Write on any paper you like.' };

/** A question in another language; an empty text is shown in English. */
class QuestionTranslation implements Record<(typeof QUESTION_TEXTS)[number], unknown> {
  @Text({ ...question, min: 0, optional: true, example: '¿Necesito una impresora?' })
  title: string | undefined;

  @Text({ ...answer, min: 0, optional: true, example: 'No.' }) text: string | undefined;
}

/** Translations of a question by language. */
class QuestionTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(QuestionTranslation, { description: 'Spanish', optional: true })
  es: QuestionTranslation | undefined;
}

/** A question that buyers ask, with the coach's answer. */
export class ProductQuestionWords implements ProductQuestion {
  @Text(question) title: string;
  @Text(answer) text: string;

  @Nested(QuestionTranslationsDto, { description: 'Texts in other languages', optional: true })
  translations?: QuestionTranslationsDto;
}

/** A question and its answer in the reader's language. */
export class ProductQuestionResponse {
  @Text({ example: question.example }) title: string;
  @Text({ example: answer.example }) text: string;
  @Texts('Texts not available in the language of the request: they’re in English')
  untranslated: (typeof QUESTION_TEXTS)[number][];
}

/** The coach's texts about a product, as everyone reads them. */
export class ProductWordsResponse implements ProductWords {
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Text({ example: 'Ten lessons for mothers who carry everything.' }) summary: string;
  @Text('Paragraphs, separated by an empty line') description: string;
  @Texts({ example: ['10 lessons', 'A journal (PDF)'] }) whatsInside: string[];
  @Choice(CATEGORIES) category: Category;
  @Text({ nullable: true, example: 'Self-Paced' }) duration: string | null;
  @Choices(TOPICS) tags: Topic[];
  @Text({ example: 'An oak with its roots drawn in gold.' }) thumbnailAlt: string;
}

/** A product's texts in another language; an empty one is shown in English. */
class ProductTranslation implements Record<(typeof PRODUCT_TEXTS)[number], unknown> {
  @Text({ max: TITLE_LIMIT, min: 0, optional: true, example: 'Con raíces' }) title: string | undefined;
  @Text({ max: SUMMARY_LIMIT, min: 0, optional: true }) summary: string | undefined;
  @Text({ ...productDescription, min: 0, optional: true }) description: string | undefined;
  @Texts({ max: LINE_LIMIT, maxItems: LINES_AT_MOST, optional: true }) whatsInside: string[] | undefined;
  @Text(productDuration) duration: string | undefined;
  @Text({ max: ALT_LIMIT, min: 0, optional: true }) thumbnailAlt: string | undefined;
}

/** Translations of a product by language. */
export class ProductTranslationsDto implements Record<OtherLanguage, unknown> {
  @Nested(ProductTranslation, { description: 'Spanish', optional: true }) es: ProductTranslation | undefined;
}

/** Every text can be changed; missing fields stay. */
export class EditProductWords implements Record<keyof ProductWords, unknown> {
  @Text({ ...productTitle, optional: true }) title: string | undefined;
  @Text({ max: SUMMARY_LIMIT, min: 0, optional: true }) summary: string | undefined;
  @Text({ ...productDescription, optional: true }) description: string | undefined;

  @Texts({ max: LINE_LIMIT, maxItems: LINES_AT_MOST, optional: true, example: ['30 pages'] })
  whatsInside: string[] | undefined;

  @Choice(CATEGORIES, null, { optional: true }) category: Category | undefined;
  @Text({ ...productDuration, nullable: true }) duration: string | null | undefined;
  @Choices(TOPICS, null, { optional: true }) tags: Topic[] | undefined;

  @Text({ max: ALT_LIMIT, min: 0, optional: true, description: 'Alternative text' })
  thumbnailAlt: string | undefined;

  @Nested(ProductTranslationsDto, {
    description: 'Texts in other languages, in full; missing ones are removed',
    optional: true,
  })
  translations: ProductTranslationsDto | undefined;
}
