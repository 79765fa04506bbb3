import { Choice, Flag, ListOf, Whole } from '../../../platform/http/fields/index.js';
import { PersonResponse } from '../people/person.dto.js';
import { type Emoji, EMOJIS } from '../words/words.js';

export class ReactRequest {
  @Choice(EMOJIS, 'Emoji') emoji: Emoji;
  @Flag('false: taken back') isOn: boolean;
}

/** People who reacted with one emoji. */
export class ReactedResponse {
  @Choice(EMOJIS, 'Emoji') emoji: Emoji;
  @ListOf(PersonResponse, 'Whom the reader may know of, newest first') people: PersonResponse[];
  @Whole({ example: 1, description: 'Who is not named' }) others: number;
}
