import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { CourseEntryService } from '../learning/index.js';
import { LessonContentsQueries, type StoredWidget, type WidgetSettings } from '../widgets/index.js';

type Question = WidgetSettings['question'];

interface Asked {
  multiple_choice: Extract<Question, { kind: 'multiple_choice' }>;
  journal: Extract<Question, { kind: 'journal' }>;
  opinionScale: WidgetSettings['opinionScale'];
  stopwatch: WidgetSettings['stopwatch'];
  quiz: WidgetSettings['quiz'];
  assignment: WidgetSettings['assignment'];
}

export interface Place<Kind extends keyof Asked> {
  lessonId: string;
  courseId: string;
  settings: Asked[Kind];
}

/** Accepts answers only where the member may work now: the same check as for completions. */
@Injectable()
export class AnswerAccessService {
  constructor(
    private readonly contents: LessonContentsQueries,
    private readonly entry: CourseEntryService,
  ) {}

  /** Returns the widget for an answer: 404 if missing, of none of these kinds, or not owned; 403 in a locked module. */
  async to<Kind extends keyof Asked>(
    me: SignedIn,
    widgetId: string,
    ...kinds: readonly Kind[]
  ): Promise<Place<Kind>> {
    const widget = await this.contents.widget(widgetId);
    if (!widget) throw notFound('Widget');
    const { lesson } = await this.entry.enterLesson(me, widget.lessonId, 'Widget');
    if (!kinds.some((kind) => kind === kindOf(widget))) throw notFound('Widget');
    return { lessonId: widget.lessonId, courseId: lesson.courseId, settings: widget.settings as Asked[Kind] };
  }
}

const kindOf = (widget: StoredWidget): string =>
  widget.type === 'question' ? widget.settings.kind : widget.type;
