import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Public } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import type { Actor } from '../../platform/security/actor.js';
import { CurrentActor } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ProductViewsService } from './product-views.service.js';

@ApiTags('Storefront')
@ForPrograms('shop')
@Public()
@Controller('products/:id/count-view')
export class ViewsController {
  constructor(private readonly views: ProductViewsService) {}

  @Post()
  @RateLimit({ name: 'views.count', limit: 300, perSeconds: 3600 })
  @Summary(
    'Count a view of a product page',
    'Counts one view of a published product today and never stores the viewer. A browser sends it once a day. Views by the coach and owners, and of unpublished products, aren’t counted. The response is always the same.',
  )
  @AnswersNothing()
  count(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.views.count(actor, id);
  }
}
