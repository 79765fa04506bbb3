import { CommunityShell } from '../parts/community-shell';
import { WritersOnly } from '../writing/writers-only';
import { AskBox } from './ask-box';
import { QuestionList } from './question-list';

export const CommunityQuestions = () => (
  <CommunityShell>
    {(member) => (
      <div className="max-w-2xl space-y-5">
        <WritersOnly>
          <AskBox member={member} />
        </WritersOnly>
        <QuestionList />
      </div>
    )}
  </CommunityShell>
);
