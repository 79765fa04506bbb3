import { ApiProperty } from '@nestjs/swagger';

class LetterLinkResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'https://example.org/book' })
  url: string;

  @ApiProperty({
    example: 'the book',
    description: 'The words that lead there; without words of its own the address',
  })
  label: string;

  @ApiProperty({ type: 'integer', description: 'How many readers followed it' })
  people: number;

  @ApiProperty({ type: 'integer', description: 'How often it was followed' })
  clicks: number;
}

/** Delivery results of a letter, counted in recipients. */
export class LetterProgressResponse {
  @ApiProperty({ type: 'integer', description: 'To how many it was addressed' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Not handed on to the mails yet' })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'On the way, or waiting for quiet hours to end' })
  queued: number;

  @ApiProperty({ type: 'integer' })
  sent: number;

  @ApiProperty({ type: 'integer', description: 'Could not be sent; they can be tried again' })
  failed: number;

  @ApiProperty({
    type: 'integer',
    description: 'Did not get it after all: had left such letters, or it was stopped',
  })
  leftOut: number;

  @ApiProperty({ type: 'integer', description: 'Left such letters by the link in this one' })
  unsubscribed: number;

  @ApiProperty({ type: 'integer', description: 'Followed at least one link of it' })
  clicked: number;

  @ApiProperty({ type: [LetterLinkResponse], description: 'Its links, most followed first' })
  links: LetterLinkResponse[];
}
