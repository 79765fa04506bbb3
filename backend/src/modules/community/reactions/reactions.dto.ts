import { Choice, Flag, ListOf, Whole } from '../../../platform/http/fields/index.js';
import { PersonResponse } from '../people/person.dto.js';
import { type Emoji, EMOJIS } from '../words/words.js';

export class ReactRequest {
  @Choice(EMOJIS, 'Emoji') emoji: Emoji;
  @Flag('false: undone') isOn: boolean;
}

export class ReactedResponse {
  @Choice(EMOJIS, 'Emoji') emoji: Emoji;
  @ListOf(PersonResponse, 'People the reader can see, newest first') people: PersonResponse[];
  @Whole({ example: 1, description: 'Number of people not named' }) others: number;
}
