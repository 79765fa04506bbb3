import { applyDecorators } from '@nestjs/common';
import { IsDefined, IsObject } from 'class-validator';
import { Choice, Id, ListOf, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { LETTER_PURPOSES, type LetterPurpose } from '../../notifications/index.js';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../left-out-reasons.js';
import { SEGMENT_KINDS, type Segment, type SegmentKind } from '../segment.js';

const nothing = (of: string) => `Of kind ${of}; otherwise null`;

/** Recipients of a letter, in requests and responses. */
export class SegmentDto implements Segment {
  @Choice(SEGMENT_KINDS, 'SegmentKind', 'Quiet: not seen for so many days') kind: SegmentKind;
  @Id({ nullable: true, description: nothing('owners or not-owners') }) productId: string | null;
  @Id({ nullable: true, description: nothing('group') }) groupId: string | null;
  @Id({ nullable: true, description: nothing('tag') }) tagId: string | null;

  @Whole({
    nullable: true,
    min: 1,
    max: 20,
    description: 'Of kind level: this one or higher; otherwise null',
  })
  level: number | null;

  @Whole({ nullable: true, min: 1, max: 365, description: nothing('quiet') }) days: number | null;
}

/** Decorates the purpose of a letter, in a request. */
export const Purpose = () =>
  Choice(
    LETTER_PURPOSES,
    'LetterPurpose',
    'Marketing goes to who has agreed to it; a service, about what its readers own, to who has not left such letters. Neither goes to a minor',
  );

/** Decorates the segment in a request. */
export const InSegment = () => applyDecorators(IsDefined(), IsObject(), Nested(SegmentDto));

export class AudienceRequest {
  @Purpose() purpose: LetterPurpose;
  @InSegment() segment: SegmentDto;
}

class NamedMemberResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
}

class LeftOutResponse {
  @Choice(
    LEFT_OUT_REASONS,
    'LeftOutReason',
    'Unconfirmed: the e-mail address; not-agreed: never asked for such letters; stopped: by the coach; bounced: mails to the address came back',
  )
  reason: LeftOutReason;

  @Whole({ example: 3 }) count: number;
  @ListOf(NamedMemberResponse, 'The first 20 of them by name') people: NamedMemberResponse[];
}

export class AudienceResponse {
  @Whole({ example: 42, description: 'To how many the letter would go now' }) count: number;
  @ListOf(LeftOutResponse, 'Members of the segment to whom it would not go') leftOut: LeftOutResponse[];
}
