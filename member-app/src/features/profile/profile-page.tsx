import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs';
import { MyFigures } from '../my-sanctum';
import { type Member, SignedInOnly } from '../session';
import { ActivityTab } from './activity-tab';
import { CoursesTab } from './courses-tab';
import { DownloadsTab } from './downloads-tab';
import { ProfileHead } from './profile-head';
import { readTab, tabs } from './tabs';

/** The member's profile, five figures and owned products. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  return (
    <SignedInOnly>
      {(member) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <ProfileHead member={member} />
          {member.role === 'member' && <Hers member={member} />}
        </>
      )}
    </SignedInOnly>
  );
}

function Hers({ member }: { member: Member }) {
  const { t } = useTranslation('profile');
  const [address, setAddress] = useSearchParams();
  const tab = readTab(address.get('tab'));
  return (
    <>
      <MyFigures />
      <Tabs
        key={member.id}
        className="mt-10"
        value={tab}
        onValueChange={(next) => setAddress(next === tabs[0] ? {} : { tab: next })}
      >
        <TabsList aria-label={t('tabs.label')}>
          {tabs.map((each) => (
            <TabsTrigger key={each} value={each}>
              {t(`tabs.${each}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="courses">
          <CoursesTab />
        </TabsContent>
        <TabsContent value="downloads">
          <DownloadsTab />
        </TabsContent>
        <TabsContent value="activity">
          <ActivityTab />
        </TabsContent>
      </Tabs>
    </>
  );
}
