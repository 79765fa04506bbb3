import { CommunityShell } from './parts/community-shell';
import { Feed } from './feed';
import { TrendingPosts } from './trending/trending-posts';

export function CommunityFeed() {
  return (
    <CommunityShell>
      {(member) => (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(14rem,1fr)]">
          <Feed member={member} />
          <aside>
            <TrendingPosts />
          </aside>
        </div>
      )}
    </CommunityShell>
  );
}
