import { TakesRecord } from '../../../platform/http/takes-record.js';
import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { MAILING_PURPOSES, type MailingPurpose } from '../../notifications/index.js';
import { Purpose } from '../audience/audience.dto.js';
import { MailingProgressResponse } from '../mailings/mailing-progress.dto.js';
import { MailingTranslationsDto, MailingWordsRequest } from '../mailings/mailing-words.dto.js';
import type { MailingTranslations } from '../mailing.entity.js';
import { SEQUENCE_TRIGGERS, type SequenceTrigger } from '../sequence-triggers.js';
import { NAME_LIMIT } from '../sequence.entity.js';
import type { SequenceTerms } from './sequence-problems.js';

const MOST_STEPS = 20;

export class SequenceStepResponse {
  @Id() id: string;
  @Id('ID of its email, for finding deliveries') mailingId: string;
  @Whole('Days after the previous email, or after the sequence started') delayDays: number;
  @Text({ example: 'Welcome' }) subject: string;
  @Text() text: string;
  @Text({ nullable: true, description: 'The text with formats; null: plain text is all' }) html:
    | string
    | null;
  @Nested(MailingTranslationsDto, 'Whole versions in other languages') translations: MailingTranslations;
  @Nested(MailingProgressResponse) progress: MailingProgressResponse;
}

class StepRequest extends MailingWordsRequest {
  @Id({ nullable: true, description: 'ID of an existing step; null: a new one' }) id: string | null;
  @Whole({ min: 0, max: 365 }) delayDays: number;
}

/** The step as returned by GET, or a new one. */
@TakesRecord<SequenceStepResponse, StepRequest>({ mailingId: true, progress: true })
export class SequenceStepRequest extends StepRequest {}

/** A sequence of mailings, as the coach plans it. */
export class NewSequenceRequest implements SequenceTerms {
  @Text({ max: NAME_LIMIT, example: 'Welcome', description: 'Only shown to the coach' }) name: string;
  @Purpose() purpose: MailingPurpose;

  @Choice(
    SEQUENCE_TRIGGERS,
    'SequenceTrigger',
    'What starts it for a member. cart_left: added a product to the cart four hours ago, and no other since; enrolled: got access in any way; quiet: inactive for `quietDays`',
  )
  trigger: SequenceTrigger;

  @Id({ nullable: true, description: 'Product that starts it; null: any. Not for trigger registered' })
  productId: string | null;

  @Id({ nullable: true, description: 'Goal: people who own this get no more emails of this sequence' })
  goalProductId: string | null;

  @Whole({ nullable: true, min: 7, max: 365, description: 'For trigger quiet' }) quietDays: number | null;
  @ListOf(SequenceStepRequest, { max: MOST_STEPS, description: 'In order' }) steps: SequenceStepRequest[];
}

export class SequenceResponse {
  @Id() id: string;
  @Text({ example: 'Welcome' }) name: string;
  @Choice(MAILING_PURPOSES, 'MailingPurpose') purpose: MailingPurpose;
  @Choice(SEQUENCE_TRIGGERS, 'SequenceTrigger') trigger: SequenceTrigger;
  @Id({ nullable: true }) productId: string | null;
  @Id({ nullable: true }) goalProductId: string | null;
  @Whole({ nullable: true }) quietDays: number | null;
  @Flag() isOn: boolean;

  @Moment({ nullable: true, description: 'When it was last turned on: earlier events don’t start it' })
  turnedOnAt: Date | null;

  @ListOf(SequenceStepResponse, 'In order') steps: SequenceStepResponse[];
  @Whole('Members currently in it') active: number;
  @Whole('Members who finished or left') ended: number;
  @Moment() createdAt: Date;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

/** The sequence as returned by GET, with the changes. */
@TakesRecord<SequenceResponse, NewSequenceRequest>({
  id: true,
  isOn: true,
  turnedOnAt: true,
  active: true,
  ended: true,
  createdAt: true,
  version: true,
})
export class PutSequenceRequest extends NewSequenceRequest {}
