import { Flag, Id, Nested, Text } from '../../../platform/http/fields/index.js';
import { LevelResponse } from '../../growth/index.js';

/** Somebody, as this reader may know them. */
export class PersonResponse {
  @Id({ nullable: true, description: 'null where the reader may not open the profile' }) id: string | null;

  @Text({ example: 'Rosa Lind', description: 'Of a minor the first name and an initial: `Lena R.`' })
  name: string;

  @Text({ nullable: true, description: 'null: none, or not for this reader' }) avatarUrl: string | null;
  @Flag('The coach of the place') isCoach: boolean;
  @Flag('The reader herself') isMe: boolean;
  @Flag('Whether age and kinship allow the reader to write a message to this person') isWritable: boolean;

  @Nested(LevelResponse, { nullable: true, description: 'null: of the coach, or not for this reader' })
  level: LevelResponse | null;
}
