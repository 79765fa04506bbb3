import { Id, ListOf, Text, Whole } from '../../../platform/http/fields/index.js';

class MailingLinkResponse {
  @Id() id: string;
  @Text({ example: 'https://example.org/book' }) url: string;
  @Text({ example: 'the book', description: 'Link text, or the URL if there is none' }) label: string;
  @Whole('Number of readers who clicked it') people: number;
  @Whole('Number of clicks') clicks: number;
}

/** Delivery results of a mailing, counted in recipients. */
export class MailingProgressResponse {
  @Whole('Number of recipients') total: number;
  @Whole('Not queued yet') waiting: number;
  @Whole('In progress, or waiting for quiet hours to end') queued: number;
  @Whole() sent: number;
  @Whole('Failed, and can be retried') failed: number;
  @Whole('Not delivered after all: unsubscribed, or stopped') leftOut: number;
  @Whole('Unsubscribed through the link in this email') unsubscribed: number;
  @Whole('Clicked at least one link') clicked: number;
  @ListOf(MailingLinkResponse, 'Links, most clicked first') links: MailingLinkResponse[];
}
