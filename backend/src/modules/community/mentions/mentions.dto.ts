import { Flag, Id, Text } from '../../../platform/http/fields/index.js';

export class MentionResponse {
  @Id('As it stands in the text: `@[…]`') accountId: string;
  @Text({ example: 'Rosa Lind', description: 'As the reader may read it' }) name: string;
  @Flag('The reader may open the person’s page') hasPage: boolean;
}

export class MentionableQuery {
  @Text({ max: 100, min: 0, optional: true, example: 'ro', description: 'A part of the name' }) q?: string;
  @Id({ description: 'The circle or pod that is written in', optional: true }) groupId?: string;
}
