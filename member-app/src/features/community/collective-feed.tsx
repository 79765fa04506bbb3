import { NewestAnnouncements } from './announcements/newest-announcements';
import { Feed } from './feed';
import { Collective } from './parts/collective';
import { WhenSeen } from './parts/when-seen';
import { TrendingPosts } from './trending/trending-posts';

/** The feed of all members, at the community's address and at that of the member area. */
export const CollectiveFeed = () => (
  <Collective>
    {(member) => (
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(14rem,1fr)] xl:gap-x-10">
        <Feed member={member} />
        <aside className="max-w-2xl space-y-8">
          <WhenSeen>
            <NewestAnnouncements />
          </WhenSeen>
          <WhenSeen>
            <TrendingPosts />
          </WhenSeen>
        </aside>
      </div>
    )}
  </Collective>
);
