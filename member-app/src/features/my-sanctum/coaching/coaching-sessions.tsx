import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { coachingTabTexts } from './coaching-texts';
import { TabPage } from '../shell/tab-page';

const { sessions: texts } = coachingTabTexts;

export function CoachingSessions() {
  return (
    <TabPage title={texts.title}>
      <EmptyState
        picture={<Illustration name="cups" />}
        title={texts.none}
        description={texts.text}
        action={<ButtonLink to={sanctumPaths.coaching}>{texts.book}</ButtonLink>}
      />
    </TabPage>
  );
}
