import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Alert, Link } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { EmptyPlace } from '../../shared/empty-place';
import { filteredPath } from '../../shared/filtered-path';
import { momentOf } from '../../shared/moment';
import { LessonLink } from '../../shared/question-answer/lesson-link';
import { AnswerForm } from '../../shared/question-answer/answer-form';
import { texts } from './texts';
import { ToAnswer } from './to-answer';
import { TwoPanes } from './panes';
import { useWaitingList } from './use-waiting-list';
import { WaitingList } from './waiting-list';

type Question = Schemas['ContributionResponse'];

const UNANSWERED = { unanswered: true };

/** Members' unanswered questions, answered in place. */
export function Questions() {
  const { query, open, isChosen } = useWaitingList<Question>('community', UNANSWERED, 'createdAt');
  return (
    <TwoPanes
      isChosen={isChosen}
      label={texts.views.questions}
      list={
        <WaitingList
          view="questions"
          query={query}
          items={query.data?.map(({ id, authorName, text, lesson, createdAt }) => ({
            id,
            name: authorName,
            words: lesson ? texts.aboutLesson(lesson.title, text) : text,
            since: createdAt,
          }))}
          openId={open?.id}
          all={filteredPath('community', UNANSWERED)}
        />
      }
    >
      {open ? (
        <ToAnswer
          key={open.id}
          view="questions"
          accountId={open.accountId}
          name={open.authorName}
          about={texts.askedOn(momentOf(open.createdAt), open.groupName)}
          text={open.text}
        >
          {open.attached > 0 && <Alert severity="info">{texts.somethingBelongs}</Alert>}
          {open.lesson && <LessonLink lesson={open.lesson} />}
          <Link href={`/community/posts/${open.postId}`} target="_blank" rel="noopener">
            {texts.inItsPlace}
          </Link>
          <AnswerForm postId={open.postId} groupId={open.groupId} />
        </ToAnswer>
      ) : (
        <EmptyPlace icon={QuestionIcon} title={query.data ? texts.noQuestion : ''} />
      )}
    </TwoPanes>
  );
}
