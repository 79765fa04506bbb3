import { Whole } from '../../../platform/http/fields/index.js';

export class DiscardedMailsResponse {
  @Whole({ example: 3, description: 'Emails that were discarded' }) mails: number;
}

export class SentAgainResponse {
  @Whole({ example: 3, description: 'Emails being retried' }) mails: number;
}
