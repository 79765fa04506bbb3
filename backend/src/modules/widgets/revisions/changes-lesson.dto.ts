import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiPreconditionFailedResponse } from '@nestjs/swagger';
import { ProblemResponse } from '../../../platform/http/problem.js';

/** A call that makes a new version of a lesson's contents, and may say which one it has seen. */
export const ChangesLesson = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiHeader({
      name: 'if-match',
      required: false,
      description:
        'The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept',
    }),
    ApiPreconditionFailedResponse({
      type: ProblemResponse,
      description:
        'stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so',
    }),
  );
