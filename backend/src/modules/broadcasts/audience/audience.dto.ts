import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsInt, IsObject, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { MayBeNull } from '../../../platform/http/text.js';
import { LETTER_PURPOSES, type LetterPurpose } from '../../notifications/index.js';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../letter-terms.js';
import { SEGMENT_KINDS, type Segment, type SegmentKind } from '../segment.js';

const nothing = (of: string) => `For kind ${of}; otherwise null`;

/** Recipients of a letter, in requests and responses. */
export class SegmentDto implements Segment {
  @ApiProperty({
    enum: SEGMENT_KINDS,
    enumName: 'SegmentKind',
    description: 'For kind quiet: inactive for this many days',
  })
  @IsIn(SEGMENT_KINDS)
  kind: SegmentKind;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: nothing('owners or not-owners') })
  @MayBeNull()
  @IsUUID()
  productId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: nothing('group') })
  @MayBeNull()
  @IsUUID()
  groupId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: nothing('tag') })
  @MayBeNull()
  @IsUUID()
  tagId: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 20,
    description: 'For kind level: this level or higher; otherwise null',
  })
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(20)
  level: number | null;

  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 365, description: nothing('quiet') })
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(365)
  days: number | null;
}

/** Decorates the purpose of a letter, in a request. */
export const Purpose = (): PropertyDecorator => (target, key) => {
  ApiProperty({
    enum: LETTER_PURPOSES,
    enumName: 'LetterPurpose',
    description:
      'Marketing is sent to people who agreed to it. A service email is sent to owners of its subject who haven’t unsubscribed. Minors get neither',
  })(target, key);
  IsIn(LETTER_PURPOSES)(target, key);
};

/** Decorates the segment in a request. */
export const InSegment = (): PropertyDecorator => (target, key) => {
  ApiProperty({ type: SegmentDto })(target, key);
  IsDefined()(target, key);
  IsObject()(target, key);
  ValidateNested()(target, key);
  Type(() => SegmentDto)(target, key);
};

export class AudienceRequest {
  @Purpose()
  purpose: LetterPurpose;

  @InSegment()
  segment: SegmentDto;
}

class NamedMemberResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;
}

class LeftOutResponse {
  @ApiProperty({
    enum: LEFT_OUT_REASONS,
    enumName: 'LeftOutReason',
    description:
      'unconfirmed: the email address isn’t confirmed; not-agreed: never agreed to marketing; stopped: by the coach; bounced: emails to this address bounced',
  })
  reason: LeftOutReason;

  @ApiProperty({ type: 'integer', example: 3 })
  count: number;

  @ApiProperty({ type: [NamedMemberResponse], description: 'The first 20 by name' })
  people: NamedMemberResponse[];
}

export class AudienceResponse {
  @ApiProperty({ type: 'integer', example: 42, description: 'Number of people it would be sent to now' })
  count: number;

  @ApiProperty({ type: [LeftOutResponse], description: 'Members of the segment it would not be sent to' })
  leftOut: LeftOutResponse[];
}
