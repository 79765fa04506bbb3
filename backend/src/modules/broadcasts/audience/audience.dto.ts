import { applyDecorators } from '@nestjs/common';
import { IsDefined, IsObject } from 'class-validator';
import { Choice, Id, ListOf, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { MAILING_PURPOSES, type MailingPurpose } from '../../notifications/index.js';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../mailing-terms.js';
import { SEGMENT_KINDS, type Segment, type SegmentKind } from '../segment.js';

const nothing = (of: string) => `For kind ${of}; otherwise null`;

/** Recipients of a mailing, in requests and responses. */
export class SegmentDto implements Segment {
  @Choice(
    SEGMENT_KINDS,
    'SegmentKind',
    'Members it selects; the other fields say which product, group, tag, level or number of days',
  )
  kind: SegmentKind;
  @Id({ nullable: true, description: nothing('owners or not_owners') }) productId: string | null;
  @Id({ nullable: true, description: nothing('group') }) groupId: string | null;
  @Id({ nullable: true, description: nothing('tag') }) tagId: string | null;

  @Whole({
    nullable: true,
    min: 1,
    max: 20,
    description: 'For kind level: this level or higher; otherwise null',
  })
  level: number | null;

  @Whole({ nullable: true, min: 1, max: 365, description: nothing('quiet') }) days: number | null;
}

/** Decorates the purpose of a mailing, in a request. */
export const Purpose = () =>
  Choice(
    MAILING_PURPOSES,
    'MailingPurpose',
    'Marketing is sent to people who agreed to it. A service email is sent to owners of its subject who haven’t unsubscribed. Minors get neither',
  );

/** Decorates the segment in a request. */
export const InSegment = () =>
  applyDecorators(IsDefined({ message: 'is required' }), IsObject(), Nested(SegmentDto));

export class AudienceRequest {
  @Purpose() purpose: MailingPurpose;
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
    'unconfirmed: the email address isn’t confirmed; not_agreed: never agreed to marketing; stopped: by the coach; bounced: emails to this address bounced',
  )
  reason: LeftOutReason;

  @Whole({ example: 3 }) count: number;
  @ListOf(NamedMemberResponse, 'The first 20 by name') people: NamedMemberResponse[];
}

export class AudienceResponse {
  @Whole({ example: 42, description: 'Number of people it would be sent to now' }) count: number;
  @ListOf(LeftOutResponse, 'Members of the segment it would not be sent to') leftOut: LeftOutResponse[];
}
