import { Flag, Moment, Text } from '../../platform/http/fields/index.js';

export class AccountDeletionRequest {
  @Text({ max: 128, verbatim: true, example: 'a walk among birches', description: 'The password, once more' })
  password: string;
}

export class AccountDeletionResponse {
  @Moment({ nullable: true, description: 'null: not scheduled' }) scheduledAt: string | null;

  @Moment({ nullable: true, description: 'From then on the account is gone; until then it can be kept' })
  erasesAt: string | null;

  @Moment({
    nullable: true,
    description:
      'When a minor asked for it, if a guardian has yet to approve it; it can be withdrawn until then',
  })
  awaitsGuardianSince: string | null;

  @Flag('Whether only a guardian can keep the account once its deletion is scheduled')
  isKeptByGuardian: boolean;
}
