import { Choice, Id, Text } from '../../platform/http/fields/index.js';

const FOUND_KINDS = ['student', 'product', 'lesson', 'order', 'post'] as const;
type FoundKind = (typeof FOUND_KINDS)[number];

export class FinderQuery {
  @Text({
    min: 2,
    max: 100,
    example: 'rooted',
    description: 'Part of a name, title or email; an order number',
  })
  q: string;
}

export class FoundResponse {
  @Choice(FOUND_KINDS, 'FoundKind') kind: FoundKind;
  @Id() id: string;

  @Text({ example: 'Rosa Lind', description: 'Name, title or order number; for a post, how its text begins' })
  title: string;

  @Text({
    nullable: true,
    example: 'rosa@example.com',
    description:
      'Email address or sign-in name of a student, course of a lesson, buyer of an order, author of a post',
  })
  detail: string | null;

  @Id({ nullable: true, description: 'Course of a lesson' }) courseId: string | null;
}
