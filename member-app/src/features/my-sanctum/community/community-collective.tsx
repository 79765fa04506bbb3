import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useCoach } from '../../../shared/site/site';
import { ButtonLink, buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { communityTexts } from './community-texts';
import { TabPage } from '../shell/tab-page';

const { collective: texts } = communityTexts;

export function CommunityCollective() {
  const { firstName, email } = useCoach();
  return (
    <TabPage title={texts.title}>
      <EmptyState
        picture={<Illustration name="branch" />}
        title={texts.notOpen}
        description={`${texts.text(firstName)} ${texts.meanwhile(firstName)}`}
        action={
          <>
            <a href={`mailto:${email}`} className={buttonStyle()}>
              {texts.write(firstName)}
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
