import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { notFound } from '../../kernel/errors.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { CourseOutlineQueries } from './course-outline.queries.js';
import { ProductCourseResponse } from './product-course.dto.js';

@ApiTags('Course builder')
@ForPrograms('products')
@Controller('products')
export class ProductCourseController {
  constructor(private readonly outlines: CourseOutlineQueries) {}

  /** Finds the course of a product, which the console needs for /creator/courses/{id}/edit. */
  @Get(':id/course')
  @Allow('creator')
  @Summary('Get the course of a product')
  @Answers(ProductCourseResponse, 'not_found')
  async find(@IdParam() id: string): Promise<ProductCourseResponse> {
    if (!(await this.outlines.exists(id))) throw notFound('Course');
    return { id };
  }
}
