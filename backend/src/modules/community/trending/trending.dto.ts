import { Choice, Id, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { PersonResponse } from '../people/person.dto.js';
import { POST_KINDS, type PostKind } from '../words/words.js';

export class TrendingPostResponse {
  @Id() id: string;
  @Choice(POST_KINDS, 'PostKind') kind: PostKind;
  @Nested(PersonResponse) author: PersonResponse;

  @Text({ example: 'I put a chair in the hallway, like the lesson said.', description: 'First words' })
  beginning: string;

  @Whole({ example: 4 }) reactions: number;
  @Whole({ example: 2 }) comments: number;
}
