import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow, AllowSignedIn } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { OwnedProductService } from './owned-product.service.js';
import { ClaimResponse, ProductFileResponse } from './owned-product.dto.js';

@ApiTags('Enrollments')
@ForPrograms('shop', 'learning')
@Controller('products/:id')
export class OwnedProductController {
  constructor(private readonly products: OwnedProductService) {}

  @Post('claim')
  @Allow('member')
  @Summary('Get a free product; repeating it has no effect')
  @Creates(ClaimResponse, 'not_found', 'not_free')
  async claim(@Me() me: SignedIn, @IdParam() id: string) {
    await this.products.claim(me.accountId, id);
    return { productId: id };
  }

  @Get('files')
  @AllowSignedIn()
  @Summary('List a product’s files, for its owners and the coach')
  @Answers([ProductFileResponse], 'not_found')
  async list(@Me() me: SignedIn, @IdParam() id: string) {
    return (await this.products.files(me, id)).map(ProductFileResponse.of);
  }
}
