import { Id, ListOf, Text, Whole } from '../../../platform/http/fields/index.js';

class LetterLinkResponse {
  @Id() id: string;
  @Text({ example: 'https://example.org/book' }) url: string;

  @Text({
    example: 'the book',
    description: 'The words that lead there; without words of its own the address',
  })
  label: string;

  @Whole('How many readers followed it') people: number;
  @Whole('How often it was followed') clicks: number;
}

/** Delivery results of a letter, counted in recipients. */
export class LetterProgressResponse {
  @Whole('To how many it was addressed') total: number;
  @Whole('Not handed on to the mails yet') waiting: number;
  @Whole('On the way, or waiting for quiet hours to end') queued: number;
  @Whole() sent: number;
  @Whole('Could not be sent; they can be tried again') failed: number;
  @Whole('Did not get it after all: had left such letters, or it was stopped') leftOut: number;
  @Whole('Left such letters by the link in this one') unsubscribed: number;
  @Whole('Followed at least one link of it') clicked: number;
  @ListOf(LetterLinkResponse, 'Its links, most followed first') links: LetterLinkResponse[];
}
