import { Flag, Id, Text } from '../../../platform/http/fields/index.js';

export class MentionResponse {
  @Id('As written in the text: `@[…]`') accountId: string;
  @Text({ example: 'Rosa Lind', description: 'As shown to the reader' }) name: string;
  @Flag('Whether the reader can open the person’s profile') hasPage: boolean;
}

export class MentionableQuery {
  @Text({ max: 100, min: 0, optional: true, example: 'ro', description: 'Part of the name' }) q?: string;
  @Id({ description: 'Circle or pod of the post', optional: true }) groupId?: string;
}
