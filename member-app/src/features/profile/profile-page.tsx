import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs';
import { CommunityTab, Composer, MediaGallery, MyPosts, NewestAnnouncements, SavedPosts } from '../community';
import { MyFigures } from '../my-sanctum';
import { type Member, SignedInOnly } from '../session';
import { ActivityTab } from './activity-tab';
import { MyCourses, MyDownloads } from './owned-tabs';
import { ProfileHead } from './profile-head';

/** The member's own page: at `/profile`, and the tab My Profile of the community. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  return (
    <SignedInOnly>
      {(member) => (
        <CommunityTab title={t('title')}>
          <ProfileHead member={member} />
          {member.role === 'member' && <MemberParts member={member} />}
        </CommunityTab>
      )}
    </SignedInOnly>
  );
}

/** Figures, posts, courses and pictures, which the coach does not have here. */
function MemberParts({ member }: { member: Member }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <MyFigures />
      <div className="mt-6 grid gap-x-10 gap-y-10 lg:mt-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <ProfileTabs member={member} />
        <aside className="min-w-0 space-y-10">
          <MediaGallery accountId={member.id} none={t('noPictures')} />
          <NewestAnnouncements />
        </aside>
      </div>
    </>
  );
}

function ProfileTabs({ member }: { member: Member }) {
  const { t } = useTranslation('profile');
  const [address, setAddress] = useSearchParams();
  return (
    <Tabs
      key={member.id}
      className="min-w-0"
      value={readTab(address.get('tab'))}
      onValueChange={(next) => setAddress(next === tabs[0] ? {} : { tab: next })}
    >
      <TabsList aria-label={t('tabs.label')}>
        {tabs.map((each) => (
          <TabsTrigger key={each} value={each}>
            {t(`tabs.${each}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="posts" className="max-w-2xl space-y-5">
        <Composer member={member} />
        <MyPosts />
      </TabsContent>
      <TabsContent value="courses">
        <MyCourses />
      </TabsContent>
      <TabsContent value="downloads">
        <MyDownloads />
      </TabsContent>
      <TabsContent value="activity">
        <ActivityTab />
      </TabsContent>
      <TabsContent value="saved" className="max-w-2xl">
        <SavedPosts />
      </TabsContent>
    </Tabs>
  );
}

/** Tabs; the first one is the default. */
const tabs = ['posts', 'courses', 'downloads', 'activity', 'saved'] as const;
type ProfileTab = (typeof tabs)[number];

/** Reads the tab from an address, which may have been typed by hand and name none. */
const readTab = (written: string | null): ProfileTab => tabs.find((tab) => tab === written) ?? tabs[0];
