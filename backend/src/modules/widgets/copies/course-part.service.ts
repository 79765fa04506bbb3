import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { KeepsPartOf, type ProductPart } from '../../catalog/index.js';
import { CourseRowsService } from '../../courses/index.js';
import { CourseCopyService } from './course-copy.service.js';

/** Creates, copies and deletes a course's lessons and their contents with its product. */
@Injectable()
@KeepsPartOf('course')
export class CoursePartService implements ProductPart {
  constructor(
    private readonly courses: CourseRowsService,
    private readonly copies: CourseCopyService,
  ) {}

  begin(tx: Tx, productId: string): Promise<void> {
    return this.courses.start(tx, productId);
  }

  copy(tx: Tx, fromProductId: string, toProductId: string): Promise<void> {
    return this.copies.copyCourse(tx, fromProductId, toProductId);
  }

  discard(tx: Tx, productId: string): Promise<void> {
    return this.courses.discard(tx, productId);
  }
}
