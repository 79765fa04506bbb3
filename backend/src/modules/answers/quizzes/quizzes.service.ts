import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CompletionsService } from '../../learning/index.js';
import type { WidgetSettings } from '../../widgets/index.js';
import { AnswerAccessService } from '../answer-access.service.js';
import { type Grade, grade, type QuizAnswer } from './grade.js';
import type { QuizResultResponse } from './quizzes.dto.js';

type Quiz = WidgetSettings['quiz'];

interface Attempt extends Grade {
  id: string;
  submittedAt: Date;
}

interface Standing {
  attempts: number;
  bestPercent: number | null;
  isPassed: boolean;
  latest: Attempt | null;
}

const STANDING = `
  select count(*)::int as attempts, max(score_percent) as "bestPercent", coalesce(bool_or(is_passed), false) as "isPassed",
         (array_agg(json_build_object(
           'id', id, 'answers', answers, 'scorePercent', score_percent, 'isPassed', is_passed,
           'submittedAt', submitted_at) order by number desc))[1] as latest
  from quiz_attempts where account_id = $1 and widget_id = $2`;

/** A member's attempts at quizzes. */
@Injectable()
export class QuizzesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
    private readonly completions: CompletionsService,
  ) {}

  async result(me: SignedIn, widgetId: string): Promise<QuizResultResponse> {
    const { settings } = await this.access.to(me, widgetId, 'quiz');
    const standing = await this.database.one<Standing>(STANDING, [me.accountId, widgetId]);
    return resultOf(widgetId, settings, standing!);
  }

  /**
   * Grades an attempt and counts it. Attempts of one member at one quiz wait for each other, so two open pages can't
   * win an extra one. Sending an attempt again, after its response was lost, returns the result. Passing is recorded
   * as a completion, because lessons may require it.
   */
  async submit(
    me: SignedIn,
    widgetId: string,
    attempt: { id: string; answers: readonly QuizAnswer[] },
  ): Promise<QuizResultResponse> {
    const { settings, courseId } = await this.access.to(me, widgetId, 'quiz');
    const graded = grade(settings, attempt.answers);
    if (!graded)
      throw unprocessable(
        'no_such_option',
        'This quiz has changed. Reload the page to see the latest version.',
        {
          answers: 'must name questions and options of the quiz',
        },
      );
    return this.database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `quiz:${me.accountId}:${widgetId}`,
      ]);
      const known = await tx.one<{ isOwn: boolean }>(
        'select account_id = $2 and widget_id = $3 as "isOwn" from quiz_attempts where id = $1',
        [attempt.id, me.accountId, widgetId],
      );
      if (known?.isOwn === false) throw notFound('Quiz attempt');
      if (!known) {
        await this.count(tx, { me, widgetId, settings, id: attempt.id, graded });
        const attendee = { accountId: me.accountId, courseId };
        if (graded.isPassed) await this.completions.record(tx, attendee, 'task', widgetId);
      }
      return resultOf(widgetId, settings, await tx.only<Standing>(STANDING, [me.accountId, widgetId]));
    });
  }

  private async count(
    tx: Tx,
    {
      me,
      widgetId,
      settings,
      id,
      graded,
    }: { me: SignedIn; widgetId: string; settings: Quiz; id: string; graded: Grade },
  ): Promise<void> {
    const counted = await tx.changed(
      `insert into quiz_attempts (id, account_id, widget_id, number, answers, score_percent, is_passed, submitted_at)
       select $1, $2, $3, count(*) + 1, $4, $5, $6, $7 from quiz_attempts
       where account_id = $2 and widget_id = $3 having count(*) < $8::int or $8::int is null`,
      [
        id,
        me.accountId,
        widgetId,
        JSON.stringify(graded.answers),
        graded.scorePercent,
        graded.isPassed,
        this.clock.now(),
        settings.attempts,
      ],
    );
    if (counted === 0) throw conflict('no_attempts_left', 'You’ve used all attempts at this quiz');
  }
}

/** Right options are shown once they can't help to pass: after a pass, or after the last attempt. */
function resultOf(widgetId: string, quiz: Quiz, standing: Standing): QuizResultResponse {
  const { attempts, bestPercent, isPassed, latest } = standing;
  const attemptsLeft = quiz.attempts === null ? null : Math.max(0, quiz.attempts - attempts);
  const showsRight = isPassed || attemptsLeft === 0;
  return {
    widgetId,
    isPassed,
    attemptCount: attempts,
    attemptsLeft,
    bestPercent,
    latest: latest && {
      id: latest.id,
      scorePercent: latest.scorePercent,
      isPassed: latest.isPassed,
      submittedAt: new Date(latest.submittedAt),
      questions: latest.answers.flatMap(({ questionId, optionIds, isCorrect }) => {
        const question = quiz.questions.find(({ id }) => id === questionId);
        if (!question) return [];
        const { feedback, correctOptionIds } = question;
        return [
          {
            questionId,
            optionIds,
            isCorrect,
            feedback: isCorrect ? feedback.correct : feedback.incorrect,
            correctOptionIds: showsRight ? correctOptionIds : null,
          },
        ];
      }),
    },
  };
}
