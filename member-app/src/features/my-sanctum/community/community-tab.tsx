import type { ReactNode } from 'react';
import { MemberSearch } from '../../community';
import { TabPage } from '../shell/tab-page';

/** A tab of the community: the search over all of it stands above. */
export const CommunityTab = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <div className="mb-8">
      <MemberSearch />
    </div>
    <TabPage title={title}>{children}</TabPage>
  </>
);
