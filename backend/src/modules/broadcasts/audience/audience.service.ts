import { Injectable } from '@nestjs/common';
import { badRequest } from '../../../kernel/errors.js';
import { segmentProblems, tidySegment } from '../segment.js';
import type { AudienceRequest, AudienceResponse } from './audience.dto.js';
import { AudienceQueries } from './audience.queries.js';

/** Current recipients of an unsent mailing. */
@Injectable()
export class AudienceService {
  constructor(private readonly audience: AudienceQueries) {}

  async of({ segment: asked, purpose }: AudienceRequest): Promise<AudienceResponse> {
    const segment = tidySegment(asked);
    const fields = segmentProblems(segment, purpose);
    if (Object.keys(fields).length > 0)
      throw badRequest('invalid', 'Please check the highlighted fields', fields);
    return this.audience.of(segment, purpose);
  }
}
