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
  ProductWordsResponse,
} from '../catalog/index.js';

const FILES_AT_MOST = 20;
const PARTS_AT_MOST = 20;

const price = {
  max: 12,
  min: 0,
  optional: true,
  nullable: true,
  example: '97.00',
  minimum: toDecimal(LEAST_PRICE),
  description: `In the currency of the business, at least ${toDecimal(LEAST_PRICE)}; 0, empty or null is free`,
};
const upload = { max: 2000, description: 'The storageUrl of an upload of one’s own' };
const fileName = {
  max: 200,
  optional: true,
  example: 'forest-journal.pdf',
  description:
    'The name it is downloaded under; left out: the fileName of its ticket, else that of the Content-Disposition of the PUT',
};

export class NewCourseRequest {
  @Text(productTitle) title: string;
  @Text(productDescription) description: string;
  @Text(price) price?: string | null;
  @Choice(COURSE_CATEGORIES) category: (typeof COURSE_CATEGORIES)[number];
  @Text({ ...productDuration, example: 'Self-Paced' }) duration?: string;
  @Text(upload) thumbnailUrl: string;
}

export class NewDigitalFileRequest {
  @Text(productTitle) title: string;
  @Text(productDescription) description: string;
  @Text(price) price?: string | null;
  @Choice(DIGITAL_FILE_CATEGORIES) category: (typeof DIGITAL_FILE_CATEGORIES)[number];
  @Text(upload) thumbnailUrl: string;
  @Text(upload) fileUrl: string;
  @Text(fileName) fileName?: string;
}

export class NewBundleRequest extends OmitType(NewCourseRequest, ['duration']) {}

export class ProductFileChange {
  @ApiPropertyOptional({ format: 'uuid', description: 'A file of the product that stays' })
  @ValidateIf(({ fileUrl }: ProductFileChange) => fileUrl === undefined)
  @IsUUID()
  id?: string;

  @Text({ ...upload, optional: true }) fileUrl?: string;
  @Text(fileName) fileName?: string;
}

/** Changes of a product; omitted fields stay. */
export class EditProductRequest extends EditProductWords {
  @Text(price) price?: string | null;
  @Text({ ...upload, optional: true }) thumbnailUrl?: string;

  @ListOf(ProductFileChange, {
    max: FILES_AT_MOST,
    description: 'All files in their order; what is not listed leaves the product',
    optional: true,
  })
  files?: ProductFileChange[];

  @Ids({
    max: PARTS_AT_MOST,
    description: 'Of a bundle: all its products in their order. Who has bought it keeps what it was then',
    optional: true,
  })
  @ArrayUnique()
  partIds?: string[];
}

export class ScheduleProductRequest {
  @Moment({ nullable: true, description: 'null: not by itself' })
  @MayBeNull()
  @IsDateString({ strict: true })
  publishAt: string | null;
}

export class CreatorProductFileResponse {
  @Id() id: string;
  @Text({ example: 'forest-journal.pdf' }) fileName: string;
  @Whole({ example: 1_204_224, description: 'Bytes' }) fileSize: number;
}

/** A product as the coach sees it. */
export class CreatorProductResponse extends ProductWordsResponse {
  @Id('For a course this is the id of the course, too') id: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Choice(PRODUCT_STATUSES) status: ProductStatus;
  @Moment({ nullable: true, description: 'When the draft goes out' }) publishAt: string | null;

  @Moment({
    nullable: true,
    description:
      'The hour at which the draft was to go out by itself and was not ready; null once it is published or another hour is set',
  })
  scheduleMissedAt: string | null;

  @Choice([...MISSING_PARTS, null], null, {
    nullable: true,
    description: 'What it needs before it can go out; null: nothing stands in the way',
  })
  missing: MissingPart | null;

  @Moment({ nullable: true, description: 'When it first went out' }) publishedAt: string | null;

  @Text({ nullable: true, example: '97.00', description: 'In the currency of the business; null is free' })
  price: string | null;

  @Text({ nullable: true }) thumbnailUrl: string | null;
  @ListOf(CreatorProductFileResponse) files: CreatorProductFileResponse[];
  @Ids('The products of a bundle, in their order') partIds: string[];

  @Decimal({ nullable: true, example: 4.8, description: 'Of visible reviews; null: none yet' })
  rating: number | null;

  @Whole({ example: 12 }) reviewCount: number;
  @Whole({ example: 48, description: 'People who own it now' }) studentsCount: number;
  @Whole({ example: 12, description: 'Of a course; else 0' }) lessonsCount: number;

  @Whole({ example: 2, description: 'Lessons that are open before they are bought' })
  freePreviewsCount: number;

  @Texts('Lessons in which there is nothing to be seen yet, in the order of the course')
  emptyLessonIds: string[];

  @Flag('Somebody owns, owned or ordered it: it can be archived, not deleted') sold: boolean;
  @Moment() createdAt: string;
}

@TakesRecord<CreatorProductFileResponse, ProductFileChange>({ fileSize: true })
export class ProductFileRecord extends ProductFileChange {}

/** The product as GET gave it, with what is to change. */
@TakesRecord<CreatorProductResponse, EditProductRequest>({
  id: true,
  type: true,
  status: true,
  publishAt: true,
  scheduleMissedAt: true,
  missing: true,
  publishedAt: true,
  rating: true,
  reviewCount: true,
  studentsCount: true,
  lessonsCount: true,
  freePreviewsCount: true,
  emptyLessonIds: true,
  sold: true,
  createdAt: true,
})
export class PutProductRequest extends EditProductRequest {
  @Text({
    ...upload,
    optional: true,
    nullable: true,
    description: `${upload.description}; the picture’s own address, or null, leaves it as it is`,
  })
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  override thumbnailUrl?: string;

  @ListOf(ProductFileRecord, { max: FILES_AT_MOST, optional: true }) override files?: ProductFileRecord[];
}
