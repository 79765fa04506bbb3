import { ApiProperty } from '@nestjs/swagger';

class LetterLinkResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'https://example.org/book' })
  url: string;

  @ApiProperty({
    example: 'the book',
    description: 'Link text, or the URL if there is none',
  })
  label: string;

  @ApiProperty({ type: 'integer', description: 'Number of readers who clicked it' })
  people: number;

  @ApiProperty({ type: 'integer', description: 'Number of clicks' })
  clicks: number;
}

/** Delivery results of a letter, counted in recipients. */
export class LetterProgressResponse {
  @ApiProperty({ type: 'integer', description: 'Number of recipients' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Not queued yet' })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'In progress, or waiting for quiet hours to end' })
  queued: number;

  @ApiProperty({ type: 'integer' })
  sent: number;

  @ApiProperty({ type: 'integer', description: 'Failed, and can be retried' })
  failed: number;

  @ApiProperty({
    type: 'integer',
    description: 'Not delivered after all: unsubscribed, or stopped',
  })
  leftOut: number;

  @ApiProperty({ type: 'integer', description: 'Unsubscribed through the link in this email' })
  unsubscribed: number;

  @ApiProperty({ type: 'integer', description: 'Clicked at least one link' })
  clicked: number;

  @ApiProperty({ type: [LetterLinkResponse], description: 'Links, most clicked first' })
  links: LetterLinkResponse[];
}
