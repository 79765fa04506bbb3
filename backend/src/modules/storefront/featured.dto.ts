import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../platform/http/text.js';

const EDITIONS = ['published', 'draft'] as const;

export class FeaturedQuery {
  @ApiPropertyOptional({
    enum: EDITIONS,
    default: 'published',
    description: 'For the coach: as the draft of the site picks them; everybody else sees what is published',
  })
  @MayBeMissing()
  @IsIn(EDITIONS)
  as: (typeof EDITIONS)[number] = 'published';
}
