import { Controller, Get, Ip, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, AnswersPage, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Public } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import type { Actor } from '../../platform/security/actor.js';
import { CurrentActor } from '../../platform/security/current-actor.js';
import { TOPICS } from '../catalog/index.js';
import {
  FeaturedQuery,
  ProductCardResponse,
  ProductListQuery,
  ProductListResponse,
  TopicsResponse,
} from './product-list.dto.js';
import { ShopProductsService } from './shop-products.service.js';
import {
  ProductDetailResponse,
  ReviewResponse,
  ReviewsQuery,
  TestimonialResponse,
} from './product-page.dto.js';
import { ProductPageQueries } from './product-page.queries.js';
import { ReviewQueries } from './review.queries.js';
import { TestimonialsQueries } from './testimonials.queries.js';

@ApiTags('Storefront')
@ForPrograms('shop')
@Public()
@Controller()
export class StorefrontController {
  constructor(
    private readonly products: ShopProductsService,
    private readonly pages: ProductPageQueries,
    private readonly reviews: ReviewQueries,
    private readonly testimonials: TestimonialsQueries,
  ) {}

  @Get('products')
  @Summary('List published products with search, filters, sorting and paging')
  @Answers(ProductListResponse, 'too_many')
  list(
    @CurrentActor() actor: Actor,
    @ReaderLanguage() language: Language,
    @Ip() address: string,
    @Query() query: ProductListQuery,
  ) {
    return this.products.search(actor, language, address, query);
  }

  @Get('products/featured')
  @Summary('List featured products: chosen by the coach, or the newest courses')
  @Answers([ProductCardResponse])
  async listFeatured(
    @CurrentActor() actor: Actor,
    @ReaderLanguage() language: Language,
    @Query() query: FeaturedQuery,
  ) {
    return (await this.products.featured(actor, language, query)).items;
  }

  @Get('products/:id')
  @Summary('Get a product page; only owners can see an archived product')
  @Answers(ProductDetailResponse, 'not_found')
  read(@CurrentActor() actor: Actor, @ReaderLanguage() language: Language, @IdParam() id: string) {
    return this.pages.find(actor, language, id);
  }

  @Get('products/:id/reviews')
  @Summary('List a product’s reviews, newest first')
  @AnswersPage(ReviewResponse, 'not_found')
  listReviews(@CurrentActor() actor: Actor, @IdParam() id: string, @Query() query: ReviewsQuery) {
    return this.reviews.find(actor, id, query);
  }

  @Get('testimonials')
  @Summary('List good reviews whose authors, all adults, agreed to be quoted, newest first')
  @Answers([TestimonialResponse])
  listTestimonials(@ReaderLanguage() language: Language) {
    return this.testimonials.newest(language);
  }

  @Get('topics')
  @Summary('List the topics of the library in order')
  @Answers(TopicsResponse)
  topics() {
    return { topics: TOPICS };
  }
}
