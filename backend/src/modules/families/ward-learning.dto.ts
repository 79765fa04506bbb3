import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Text, Texts, Whole } from '../../platform/http/fields/index.js';

export class WardProductResponse {
  @Id() productId: string;
  @Text({ example: 'First Seeds' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Moment('When the daughter got it') since: Date;

  @Whole({ nullable: true, description: 'Percentage of its lessons; null if it isn’t a course' })
  progressPercent: number | null;

  @Whole('Length of video watched') watchedSeconds: number;
  @Moment({ nullable: true, description: 'When something was last finished' }) lastCompletedAt: Date | null;
}

const PLANNED_KINDS = ['session', 'event'] as const;

/** A confirmed session, or an event the ward is going to. */
export class WardPlanResponse {
  @Choice(PLANNED_KINDS, 'WardPlanKind') kind: (typeof PLANNED_KINDS)[number];
  @Id('ID of the booking or the event') id: string;
  @Text({ example: 'Discovery call' }) title: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
  @Flag('Whether every member can open its page, as with an event that isn’t for one circle')
  isForAll: boolean;
}

export class WardLearningResponse {
  @ListOf(WardProductResponse) products: WardProductResponse[];
  @ListOf(WardPlanResponse, 'Up to 50 sessions and events that aren’t over, next ones first')
  planned: WardPlanResponse[];

  @Texts({
    description: 'Names of people who can exchange messages with the daughter',
    example: ['Ada Brook'],
  })
  contacts: string[];

  @Moment({ nullable: true, description: 'When the daughter was last active' }) lastSeenAt: Date | null;
}
