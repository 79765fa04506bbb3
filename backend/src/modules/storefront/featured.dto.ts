import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../platform/http/text.js';

const EDITIONS = ['published', 'draft'] as const;

export class FeaturedQuery {
  @ApiPropertyOptional({
    enum: EDITIONS,
    default: 'published',
    description: 'The coach can preview the draft’s selection. Everyone else gets the published one.',
  })
  @MayBeMissing()
  @IsIn(EDITIONS)
  as: (typeof EDITIONS)[number] = 'published';
}
