import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration, type IllustrationName } from '../../shared/ui/illustration';
import { TabPage } from './tab-page';
import { toolsTexts } from './tools-texts';

export const ToolsVideo = () => <NoMedia texts={toolsTexts.video} picture="path" />;
export const ToolsAudio = () => <NoMedia texts={toolsTexts.audio} picture="bowl" />;

interface NoMediaProps {
  texts: { title: string; none: string; text: string };
  picture: IllustrationName;
}

function NoMedia({ texts: { title, none, text }, picture }: NoMediaProps) {
  return (
    <TabPage title={title}>
      <EmptyState
        picture={<Illustration name={picture} />}
        title={none}
        description={text}
        action={
          <>
            <ButtonLink to={paths.library}>{toolsTexts.library}</ButtonLink>
            <ButtonLink to={sanctumPaths.classroom} variant="secondary">
              {toolsTexts.classroom}
            </ButtonLink>
          </>
        }
      />
    </TabPage>
  );
}
