import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsDateString,
  IsIn,
  IsUUID,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LEAST_PRICE, toDecimal } from '../../kernel/money.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { MayBeMissing, MayBeNull, Text } from '../../platform/http/text.js';
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

export class NewCourseRequest {
  @Text(productTitle)
  title: string;

  @Text(productDescription)
  description: string;

  @Text(price)
  price?: string | null;

  @ApiProperty({ enum: COURSE_CATEGORIES })
  @IsIn(COURSE_CATEGORIES)
  category: (typeof COURSE_CATEGORIES)[number];

  @Text({ ...productDuration, example: 'Self-Paced' })
  duration?: string;

  @Text(upload)
  thumbnailUrl: string;
}

export class NewDigitalFileRequest {
  @Text(productTitle)
  title: string;

  @Text(productDescription)
  description: string;

  @Text(price)
  price?: string | null;

  @ApiProperty({ enum: DIGITAL_FILE_CATEGORIES })
  @IsIn(DIGITAL_FILE_CATEGORIES)
  category: (typeof DIGITAL_FILE_CATEGORIES)[number];

  @Text(upload)
  thumbnailUrl: string;

  @Text(upload)
  fileUrl: string;

  @Text(fileName)
  fileName?: string;
}

export class NewBundleRequest extends OmitType(NewCourseRequest, ['duration']) {}

export class ProductFileChange {
  @ApiPropertyOptional({ format: 'uuid', description: 'ID of a file to keep' })
  @ValidateIf(({ fileUrl }: ProductFileChange) => fileUrl === undefined)
  @IsUUID()
  id?: string;

  @Text({ ...upload, optional: true })
  fileUrl?: string;

  @Text(fileName)
  fileName?: string;
}

/** Changes of a product; omitted fields stay. */
export class EditProductRequest extends EditProductWords {
  @Text(price)
  price?: string | null;

  @Text({ ...upload, optional: true })
  thumbnailUrl?: string;

  @ApiPropertyOptional({
    type: [ProductFileChange],
    maxItems: FILES_AT_MOST,
    description: 'All files in order; files that aren’t listed are removed',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(FILES_AT_MOST)
  @ValidateNested({ each: true })
  @Type(() => ProductFileChange)
  files?: ProductFileChange[];

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: PARTS_AT_MOST,
    description: 'For a bundle: all of its products in order. Earlier buyers keep the previous ones',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(PARTS_AT_MOST)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  partIds?: string[];
}

export class ScheduleProductRequest {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not scheduled' })
  @MayBeNull()
  @IsDateString({ strict: true })
  publishAt: string | null;
}

export class CreatorProductFileResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'forest-journal.pdf' })
  fileName: string;

  @ApiProperty({ type: 'integer', example: 1_204_224, description: 'Size in bytes' })
  fileSize: number;
}

/** A product as the coach sees it. */
export class CreatorProductResponse extends ProductWordsResponse {
  @ApiProperty({ format: 'uuid', description: 'For a course, also the ID of the course' })
  id: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ enum: PRODUCT_STATUSES })
  status: ProductStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the draft will be published',
  })
  publishAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When the draft should have been published but wasn’t ready; null once it’s published or rescheduled',
  })
  scheduleMissedAt: string | null;

  @ApiProperty({
    type: String,
    enum: [...MISSING_PARTS, null],
    nullable: true,
    description: 'What’s missing before it can be published; null: nothing',
  })
  missing: MissingPart | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was first published',
  })
  publishedAt: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '97.00',
    description: 'In the currency of the business; null is free',
  })
  price: string | null;

  @ApiProperty({ type: String, nullable: true })
  thumbnailUrl: string | null;

  @ApiProperty({ type: [CreatorProductFileResponse] })
  files: CreatorProductFileResponse[];

  @ApiProperty({ type: [String], format: 'uuid', description: 'Products of a bundle, in order' })
  partIds: string[];

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 4.8,
    description: 'Average of visible reviews; null: none yet',
  })
  rating: number | null;

  @ApiProperty({ type: 'integer', example: 12 })
  reviewCount: number;

  @ApiProperty({ type: 'integer', example: 48, description: 'Current owners' })
  studentsCount: number;

  @ApiProperty({ type: 'integer', example: 12, description: 'For a course; otherwise 0' })
  lessonsCount: number;

  @ApiProperty({ type: 'integer', example: 2, description: 'Free preview lessons' })
  freePreviewsCount: number;

  @ApiProperty({
    type: [String],
    description: 'Lessons without content, in course order',
  })
  emptyLessonIds: string[];

  @ApiProperty({ description: 'Whether it was ever owned or ordered: it can be archived but not deleted' })
  sold: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
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
    description: `${upload.description}; the picture’s current URL, or null, doesn’t change it`,
  })
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  override thumbnailUrl?: string;

  @ApiPropertyOptional({ type: [ProductFileRecord], maxItems: FILES_AT_MOST })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(FILES_AT_MOST)
  @ValidateNested({ each: true })
  @Type(() => ProductFileRecord)
  override files?: ProductFileRecord[];
}
