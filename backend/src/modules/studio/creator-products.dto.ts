import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsDateString, IsUUID, ValidateIf } from 'class-validator';
import { LEAST_PRICE, toDecimal } from '../../kernel/money.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { TakesRecord } from '../../platform/http/takes-record.js';
import {
  Choice,
  Decimal,
  Flag,
  Id,
  Ids,
  ListOf,
  MayBeNull,
  Moment,
  Nested,
  Text,
  Texts,
  Whole,
} from '../../platform/http/fields/index.js';
import {
  COURSE_CATEGORIES,
  DIGITAL_FILE_CATEGORIES,
  EditProductWords,
  MISSING_PARTS,
  type MissingPart,
  PRODUCT_STATUSES,
  type ProductStatus,
  productDescription,
  productDuration,
  productTitle,
  PRODUCT_LIMITS,
  ProductQuestionWords,
  type ProductTranslations,
  ProductTranslationsDto,
  ProductWordsResponse,
  RecurringPriceResponse,
} from '../catalog/index.js';

const { files: FILES_AT_MOST, questions: QUESTIONS_AT_MOST, previews: PREVIEWS_AT_MOST } = PRODUCT_LIMITS;
const PARTS_AT_MOST = 20;

const price = {
  max: 12,
  min: 0,
  optional: true,
  nullable: true,
  example: '97.00',
  minimum: toDecimal(LEAST_PRICE),
  description: `In the currency of the business, at least ${toDecimal(LEAST_PRICE)}; 0, empty or null means free`,
};
const upload = { max: 2000, description: 'storageUrl of your own upload' };
const fileName = {
  max: 200,
  optional: true,
  example: 'forest-journal.pdf',
  description:
    'File name for downloads; default: the fileName of its upload, else of the Content-Disposition of the PUT',
};

const subscriptionOnly = {
  description: 'Whether only its recurring offers sell it. It has no price then',
  optional: true,
};

export class NewCourseRequest {
  @Text(productTitle) title: string;
  @Text(productDescription) description: string;
  @Text(price) price?: string | null;
  @Flag(subscriptionOnly) isSubscriptionOnly?: boolean;
  @Choice(COURSE_CATEGORIES) category: (typeof COURSE_CATEGORIES)[number];
  @Text({ ...productDuration, example: 'Self-Paced' }) duration?: string;
  @Text(upload) thumbnailUrl: string;
}

export class NewDigitalFileRequest {
  @Text(productTitle) title: string;
  @Text(productDescription) description: string;
  @Text(price) price?: string | null;
  @Flag(subscriptionOnly) isSubscriptionOnly?: boolean;
  @Choice(DIGITAL_FILE_CATEGORIES) category: (typeof DIGITAL_FILE_CATEGORIES)[number];
  @Text(upload) thumbnailUrl: string;
  @Text(upload) fileUrl: string;
  @Text(fileName) fileName?: string;
}

export class NewBundleRequest extends OmitType(NewCourseRequest, ['duration']) {}

export class ProductFileChange {
  @ApiPropertyOptional({ format: 'uuid', description: 'ID of a file to keep' })
  @ValidateIf(({ fileUrl }: ProductFileChange) => fileUrl === undefined)
  @IsUUID()
  id?: string;

  @Text({ ...upload, optional: true }) fileUrl?: string;
  @Text(fileName) fileName?: string;
}

/** Changes of a product; omitted fields stay. */
export class EditProductRequest extends EditProductWords {
  @Text(price) price?: string | null;

  @Flag({
    description: 'Whether only its recurring offers sell it. It has no price then; a price ends it',
    optional: true,
  })
  isSubscriptionOnly?: boolean;

  @Text({ ...upload, optional: true }) thumbnailUrl?: string;

  @Texts({
    max: upload.max,
    maxItems: PREVIEWS_AT_MOST,
    optional: true,
    description:
      'All preview photos in order: the URLs of those to keep, and the storageUrl of your own uploads',
  })
  previewUrls?: string[];

  @ListOf(ProductQuestionWords, {
    max: QUESTIONS_AT_MOST,
    description: 'All questions with their answers, in order',
    optional: true,
  })
  questions?: ProductQuestionWords[];

  @ListOf(ProductFileChange, {
    max: FILES_AT_MOST,
    description: 'All files in order; files that aren’t listed are removed',
    optional: true,
  })
  files?: ProductFileChange[];

  @Ids({
    max: PARTS_AT_MOST,
    description: 'For a bundle: all of its products in order. Earlier buyers keep the previous ones',
    optional: true,
  })
  @ArrayUnique()
  partIds?: string[];
}

export class ScheduleProductRequest {
  @Moment({ nullable: true, description: 'null: not scheduled' })
  @MayBeNull()
  @IsDateString({ strict: true })
  publishAt: string | null;
}

export class CreatorProductFileResponse {
  @Id() id: string;
  @Text({ example: 'forest-journal.pdf' }) fileName: string;
  @Whole({ example: 1_204_224, description: 'Size in bytes' }) fileSize: number;
}

export class CreatorProductResponse extends ProductWordsResponse {
  @Id('For a course, also the ID of the course') id: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Choice(PRODUCT_STATUSES) status: ProductStatus;
  @Moment({ nullable: true, description: 'When the draft will be published' }) publishAt: Date | null;

  @Moment({
    nullable: true,
    description:
      'When the draft should have been published but wasn’t ready; null once it’s published or rescheduled',
  })
  scheduleMissedAt: Date | null;

  @Choice([...MISSING_PARTS, null], null, {
    nullable: true,
    description: 'What’s missing before it can be published; null: nothing',
  })
  missing: MissingPart | null;

  @Moment({ nullable: true, description: 'When it was first published' }) publishedAt: Date | null;

  @Text({
    nullable: true,
    example: '97.00',
    description: 'In the currency of the business; null: free, or sold only by subscription',
  })
  price: string | null;

  @Flag('Whether only its recurring offers sell it') isSubscriptionOnly: boolean;

  @Nested(RecurringPriceResponse, {
    nullable: true,
    description: 'Lowest payment, if it’s sold only by subscription; otherwise null',
  })
  recurringPrice: RecurringPriceResponse | null;

  @Text({ nullable: true }) thumbnailUrl: string | null;
  @Texts('URLs of photos of pages inside, in order') previewUrls: string[];
  @ListOf(ProductQuestionWords, 'Questions that its page answers, in order')
  questions: ProductQuestionWords[];
  @Nested(ProductTranslationsDto, 'Texts in other languages') translations: ProductTranslations;
  @ListOf(CreatorProductFileResponse) files: CreatorProductFileResponse[];
  @Ids('Products of a bundle, in order') partIds: string[];

  @Decimal({ nullable: true, example: 4.8, description: 'Average of visible reviews; null: none yet' })
  rating: number | null;

  @Whole({ example: 12 }) reviewCount: number;
  @Whole({ example: 48, description: 'Current owners' }) studentsCount: number;
  @Whole({ example: 12, description: 'For a course; otherwise 0' }) lessonCount: number;

  @Whole({ example: 2, description: 'Free preview lessons' })
  freePreviewCount: number;

  @Texts('Lessons without content, in course order')
  emptyLessonIds: string[];

  @Flag('Whether it was ever owned or ordered: it can be archived but not deleted') isSold: boolean;
  @Moment({ type: String }) createdAt: Date;
  @Moment({ type: String, description: 'Last change of the product itself; figures don’t count' })
  updatedAt: Date;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

@TakesRecord<CreatorProductFileResponse, ProductFileChange>({ fileSize: true })
export class ProductFileRecord extends ProductFileChange {}

/** The product as returned by GET, with the changes. */
@TakesRecord<CreatorProductResponse, EditProductRequest>({
  id: true,
  type: true,
  status: true,
  publishAt: true,
  scheduleMissedAt: true,
  missing: true,
  publishedAt: true,
  recurringPrice: true,
  rating: true,
  reviewCount: true,
  studentsCount: true,
  lessonCount: true,
  freePreviewCount: true,
  emptyLessonIds: true,
  isSold: true,
  createdAt: true,
  updatedAt: true,
  version: true,
})
export class PutProductRequest extends EditProductRequest {
  @Text({
    ...upload,
    optional: true,
    nullable: true,
    description: `${upload.description}; the picture’s current URL, or null, doesn’t change it`,
  })
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  override thumbnailUrl?: string;

  @ListOf(ProductFileRecord, { max: FILES_AT_MOST, optional: true }) override files?: ProductFileRecord[];
}
