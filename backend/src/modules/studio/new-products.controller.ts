import { Body, Post } from '@nestjs/common';
import { Creates, Summary } from '../../platform/http/answers.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { NewProductsService } from '../catalog/index.js';
import {
  CreatorProductResponse,
  NewBundleRequest,
  NewCourseRequest,
  NewDigitalFileRequest,
} from './creator-products.dto.js';
import { CreatorProductsQueries } from './creator-products.queries.js';
import { UsesUpload } from '../media/index.js';

@CoachController('/', { tag: 'Studio', area: 'products' })
@UsesUpload()
export class NewProductsController {
  constructor(
    private readonly products: NewProductsService,
    private readonly queries: CreatorProductsQueries,
  ) {}

  @Post('courses')
  @Summary('Create a course as a draft without lessons')
  @Creates(CreatorProductResponse)
  async addCourse(@Me() me: SignedIn, @Body() request: NewCourseRequest) {
    return this.queries.one(await this.products.create(me.accountId, { ...request, type: 'course' }));
  }

  @Post('creator/bundles')
  @Summary('Create a bundle as a draft without products')
  @Creates(CreatorProductResponse)
  async addBundle(@Me() me: SignedIn, @Body() request: NewBundleRequest) {
    return this.queries.one(await this.products.create(me.accountId, { ...request, type: 'bundle' }));
  }

  @Post('digital-files')
  @Summary('Create a download as a draft')
  @Creates(CreatorProductResponse)
  async addDigitalFile(@Me() me: SignedIn, @Body() request: NewDigitalFileRequest) {
    return this.queries.one(await this.products.create(me.accountId, { ...request, type: 'digital_file' }));
  }
}
