import { coach } from '../../../shared/lib/coach';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink, buttonStyle } from '../../../shared/ui/button';
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
        title={texts.notOpen}
        description={`${texts.text} ${texts.meanwhile}`}
        action={
          <>
            <a href={`mailto:${coach.email}`} className={buttonStyle()}>
              {texts.write}
            </a>
            <ButtonLink to={sanctumPaths.classroom} variant="secondary">
              {texts.next}
            </ButtonLink>
          </>
        }
      />
    </TabPage>
  );
}
