import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { notFound } from '../../kernel/errors.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ProblemResponse } from '../../platform/http/problem.js';
import { Allow } from '../../platform/security/access.js';
import { CourseOutlineQueries } from './course-outline.queries.js';
import { ProductCourseResponse } from './product-course.dto.js';

@ApiTags('courses')
@Controller('products')
export class ProductCourseController {
  constructor(private readonly outlines: CourseOutlineQueries) {}

  /** The console asks this to go to /creator/courses/{id}/edit. */
  @Get(':id/course')
  @Allow('creator')
  @ApiOperation({ summary: 'The course of a product' })
  @ApiOkResponse({ type: ProductCourseResponse })
  @ApiNotFoundResponse({ type: ProblemResponse, description: 'No such product, or it is not a course' })
  async find(@IdParam() id: string): Promise<ProductCourseResponse> {
    if (!(await this.outlines.exists(id))) throw notFound('Course');
    return { id };
  }
}
