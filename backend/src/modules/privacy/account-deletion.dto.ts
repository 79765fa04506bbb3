import { Flag, Moment, Text } from '../../platform/http/fields/index.js';

export class AccountDeletionRequest {
  @Text({ max: 128, verbatim: true, example: 'a walk among birches', description: 'Current password' })
  password: string;
}

export class AccountDeletionResponse {
  @Moment({ nullable: true, description: 'null: not scheduled' }) scheduledAt: string | null;

  @Moment({ nullable: true, description: 'When the account will be deleted; it can be kept until then' })
  erasesAt: string | null;

  @Moment({
    nullable: true,
    description:
      'When a minor requested it, while a guardian’s approval is pending; it can be withdrawn until then',
  })
  awaitsGuardianSince: string | null;

  @Flag('Whether only a guardian can keep the account once its deletion is scheduled')
  isKeptByGuardian: boolean;
}
