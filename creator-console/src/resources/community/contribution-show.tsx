import ForumIcon from '@mui/icons-material/ForumOutlined';
import { Alert, Link, Stack, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { ModerationButtons } from '../../shared/moderation/moderation-buttons';
import { dayOf } from '../../shared/moment';
import { OpenReports } from '../../shared/open-reports/open-reports';
import { AnswerForm } from '../../shared/question-answer/answer-form';
import { LessonLink } from '../../shared/question-answer/lesson-link';
import { RecordPage } from '../../shared/record-page';
import { Quote } from '../../shared/quote';
import { studentPath } from '../students';
import { type Contribution, placeOf } from './contribution';
import { kindOf } from './kind-of';
import { ContributionActs } from './contribution-acts';
import { ContributionChips } from './contribution-list';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';
import { Standing } from '../../shared/moderation/decision';
import { Secondary } from '../../shared/secondary';

export const ContributionShow = () => (
  <RecordPage<Contribution> icon={ForumIcon} texts={texts} titleOf={({ authorName }) => authorName}>
    {(record) => <Page record={record} />}
  </RecordPage>
);

function Page({ record }: { record: Contribution }) {
  const { identity } = useGetIdentity();
  const { authorName, accountId, createdAt, text, attached, isQuestion, lesson, state } = record;
  const isOfMember = identity?.id !== accountId;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '46rem' }}>
      <Stack spacing={0.75}>
        <Typography variant="h6" component="h2">
          {isOfMember ? (
            <PageLink to={studentPath(accountId)} underline="hover" color="textPrimary">
              {authorName}
            </PageLink>
          ) : (
            authorName
          )}
        </Typography>
        <Secondary>{[kindOf(record), dayOf(createdAt)].join(' · ')}</Secondary>
        <ContributionChips {...record} />
      </Stack>
      <Standing of={record} texts={texts} />
      <Quote>{text}</Quote>
      {lesson && <LessonLink lesson={lesson} />}
      {attached > 0 && <Alert severity="info">{texts.attached(attached)}</Alert>}
      <Link href={placeOf(record)} target="_blank" rel="noopener">
        {texts.open}
      </Link>
      {record.reports.length > 0 && <OpenReports reports={record.reports} />}
      {isQuestion && state === 'published' && <AnswerForm postId={record.postId} groupId={record.groupId} />}
      <ContributionActs record={record} />
      {isOfMember && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <ModerationButtons id={accountId} name={authorName} />
          <PageLink to={studentPath(accountId, 'moderation')} sx={{ py: 1 }}>
            {texts.moderation(authorName)}
          </PageLink>
        </Stack>
      )}
    </Stack>
  );
}
