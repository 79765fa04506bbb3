import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { Card } from '../../shared/ui/card';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs';
import { ProductFiles } from '../catalog';
import { MyFigures, type OwnedItem } from '../my-sanctum';
import { type Member, SignedInOnly } from '../session';
import { ActivityTab } from './activity-tab';
import { CoursesTab } from './courses-tab';
import { OwnedList } from './owned-list';
import { ProfileHead } from './profile-head';

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

/** The first is the one shown without being asked for. */
const tabs = ['courses', 'downloads', 'activity'] as const;
type ProfileTab = (typeof tabs)[number];

/** The tab an address names; an address typed by hand may name none. */
const readTab = (written: string | null): ProfileTab => tabs.find((tab) => tab === written) ?? tabs[0];

function DownloadsTab() {
  const { t } = useTranslation('profile');
  return (
    <OwnedList
      type="digital_file"
      empty={{ none: t('downloads.none'), noneText: t('downloads.noneText') }}
      row={DownloadRow}
    />
  );
}

function DownloadRow({ owned: { productId, title } }: { owned: OwnedItem }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-xl wrap-anywhere">{title}</h2>
      <ProductFiles productId={productId} />
    </Card>
  );
}
