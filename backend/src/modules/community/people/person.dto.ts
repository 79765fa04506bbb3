import { Flag, Id, Nested, Text } from '../../../platform/http/fields/index.js';
import { LevelResponse } from '../../growth/index.js';

/** A person, shown as this reader may see them. */
export class PersonResponse {
  @Id({ nullable: true, description: 'null if the reader can’t open the profile' }) id: string | null;

  @Text({ example: 'Rosa Lind', description: 'For a minor, the first name and an initial: `Lena R.`' })
  name: string;

  @Text({ nullable: true, description: 'null: none, or not visible to this reader' }) avatarUrl:
    | string
    | null;
  @Flag('Whether this is the coach') isCoach: boolean;
  @Flag('Whether this is the reader') isMe: boolean;
  @Flag('Whether the reader can message this person, given their age and family') isWritable: boolean;

  @Nested(LevelResponse, { nullable: true, description: 'null: the coach, or not visible to this reader' })
  level: LevelResponse | null;
}
