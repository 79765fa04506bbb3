import { UpdatedSince } from '../../../platform/http/page-query.js';
import { Choice, Flag, Id, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { EditPostRequest, FeedQuery } from '../posts/posts.dto.js';

const YES_OR_NO = ['true', 'false'] as const;

export class QuestionsQuery extends FeedQuery {
  @Text({ max: 100, min: 0, optional: true, description: 'Part of the question; case doesn’t matter' })
  q?: string;

  @Choice(YES_OR_NO, null, { description: 'true: leaves out solved questions', optional: true })
  unsolved?: (typeof YES_OR_NO)[number];

  @Id({ optional: true, description: 'Lesson they were asked from; none if the person can’t open it' })
  lessonId?: string;

  @UpdatedSince() updatedSince?: string;
}

export class SimilarQuery {
  @Text({ max: 500, example: 'Which book do you read aloud?', description: 'The question so far' }) q: string;
}

export class SimilarQuestionResponse {
  @Id() id: string;

  @Text({ example: 'Which book do you read aloud to a girl of nine?', description: 'On one line' })
  text: string;

  @Flag('Whether an answer was accepted') isSolved: boolean;
  @Whole({ example: 2 }) answers: number;
}

export class AskedFromRequest {
  @Id() lessonId: string;
  @Id({ nullable: true, description: 'ID of the video shown' }) videoId: string | null;
  @Whole({ nullable: true, min: 0, max: 86_400, description: 'Seconds into the video' }) atSeconds:
    | number
    | null;
}

export class NewQuestionRequest extends EditPostRequest {
  @Nested(AskedFromRequest, {
    nullable: true,
    description: 'Lesson it’s asked from, which the person can open',
    optional: true,
  })
  lesson?: AskedFromRequest | null;
}
