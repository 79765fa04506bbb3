import { coach } from '../../../shared/lib/coach';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../../shared/ui/dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { communityTexts } from './community-texts';
import { TabPage } from '../shell/tab-page';

const { circle: texts } = communityTexts;

export function CommunityCircle() {
  return (
    <TabPage title={texts.title}>
      <EmptyState
        picture={<Illustration name="circle" />}
        title={texts.none}
        description={`${texts.text} ${texts.notOpen}`}
        action={<SelectCircle />}
      />
    </TabPage>
  );
}

function SelectCircle() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{texts.select}</Button>
      </DialogTrigger>
      <DialogContent title={texts.nothing.title} description={texts.nothing.text}>
        <a href={`mailto:${coach.email}`} className={buttonStyle({ variant: 'secondary' })}>
          {texts.nothing.write}
        </a>
      </DialogContent>
    </Dialog>
  );
}
