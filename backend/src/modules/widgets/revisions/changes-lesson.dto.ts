import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { NamesVersion } from '../../../platform/http/if-match.js';

/** A call that makes a new version of a lesson's contents, and may say which one it has seen. */
export const ChangesLesson = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({
      summary,
      description:
        'With `stale_edit`, `current` has the current `lessonVersion`, and who changed it (`changedBy`) and when (`changedAt`).',
    }),
    NamesVersion(
      'The `lessonVersion` that was read. Without it, the last edit wins, and the overwritten version is kept',
    ),
  );
