import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { communityTexts } from './community-texts';
import { TabPage } from '../shell/tab-page';

const { collective: texts } = communityTexts;

export function CommunityCollective() {
  return (
    <TabPage title={texts.title}>
      <EmptyState
        picture={<Illustration name="branch" />}
        title={texts.none}
        description={texts.text}
        action={<ButtonLink to={sanctumPaths.classroom}>{texts.next}</ButtonLink>}
      />
    </TabPage>
  );
}
