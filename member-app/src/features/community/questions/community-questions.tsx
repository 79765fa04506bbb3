import { CommunityShell } from '../community-shell';
import { AskBox } from './ask-box';
import { QuestionList } from './question-list';

/** Q&A of the community's own page. */
export function CommunityQuestions() {
  return (
    <CommunityShell>
      {(member) => (
        <div className="max-w-2xl space-y-5">
          <AskBox member={member} />
          <QuestionList />
        </div>
      )}
    </CommunityShell>
  );
}
