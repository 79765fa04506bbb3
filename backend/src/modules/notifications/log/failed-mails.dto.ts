import { Whole } from '../../../platform/http/fields/index.js';

export class DiscardedMailsResponse {
  @Whole({ example: 3, description: 'Mails that are not sent any more' }) mails: number;
}

export class SentAgainResponse {
  @Whole({ example: 3, description: 'Mails that are on their way again' }) mails: number;
}
