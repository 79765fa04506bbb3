import { Injectable } from '@nestjs/common';
import { LessonPagesService } from '../../courses/index.js';
import { type AddLessonPageRequest, type EditorPageResponse, otherThanAddress } from './editor.dto.js';
import { EditorQueries } from './editor.queries.js';

/** Gives a lesson without pages 'Page 1' when the builder opens it (product rule 6.4). */
@Injectable()
export class EditorPagesService {
  constructor(
    private readonly pages: LessonPagesService,
    private readonly queries: EditorQueries,
  ) {}

  async add(
    lessonId: string,
    { lessonId: named = lessonId, order, title }: AddLessonPageRequest,
  ): Promise<{ page: EditorPageResponse; added: boolean }> {
    if (named !== lessonId) throw otherThanAddress('lessonId');
    const { page, added } = await this.pages.at(lessonId, { order, title });
    return { page: await this.queries.page(page.id), added };
  }
}
