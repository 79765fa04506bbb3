import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { sectionOf, sections } from './sections';

describe('the member area', () => {
  it.each([
    [sanctumPaths.overview, 'dashboard'],
    [sanctumPaths.settings, 'dashboard'],
    [sanctumPaths.coachingSessions, 'coaching'],
    [sanctumPaths.communityMessages, 'community'],
    [sanctumPaths.classroomLesson('c', 'm', 'l'), 'classroom'],
    [sanctumPaths.toolsAudio, 'tools'],
    [sanctumPaths.leaderboard, 'growth'],
    [paths.community, 'community'],
    [sanctumPaths.profile, 'community'],
    [sanctumPaths.myCoachingNew, 'coaching'],
    [paths.course('c'), 'classroom'],
    [paths.order('o'), 'dashboard'],
    [`${sanctumPaths.overview}/coachings`, 'dashboard'],
    [paths.cart, undefined],
  ])('assigns %s to the section %s', (path, id) => expect(sectionOf(path)?.id).toBe(id));

  it('opens every section on one of its own tabs', () => {
    for (const { to, tabs } of sections.filter((section) => section.tabs.length > 0)) {
      expect(tabs.map((tab) => tab.to)).toContain(to);
    }
  });

  it('gives no address to two tabs', () => {
    const all = sections.flatMap(({ tabs }) => tabs.map(({ to }) => to));
    expect(new Set(all).size).toBe(all.length);
  });
});
