import type { ParseKeys } from 'i18next';
import { isBelow, paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';

/** Key of a name in the namespace `my-sanctum`. */
type Label = Extract<ParseKeys<'my-sanctum'>, `sections.${string}`>;

interface Tab {
  label: Label;
  to: string;
  /** Second address of the same page, and prefix of the addresses of its parts. */
  also?: string;
}

export interface Section {
  id: 'dashboard' | 'coaching' | 'community' | 'classroom' | 'tools' | 'notes' | 'growth';
  label: Label;
  /** Address where the section opens: its default tab. */
  to: string;
  /** Prefixes of its other addresses. */
  also?: readonly string[];
  tabs: readonly Tab[];
}

/** The member area: each section and each tab has its own address. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: 'sections.dashboard.label',
    to: sanctumPaths.overview,
    also: [paths.orders, paths.subscriptions],
    tabs: [
      {
        label: 'sections.dashboard.settings',
        to: sanctumPaths.settings,
        also: sanctumPaths.settings,
      },
      { label: 'sections.dashboard.overview', to: sanctumPaths.overview },
      { label: 'sections.dashboard.calendar', to: sanctumPaths.calendar },
    ],
  },
  {
    id: 'coaching',
    label: 'sections.coaching.label',
    to: sanctumPaths.coaching,
    tabs: [
      { label: 'sections.coaching.booking', to: sanctumPaths.coaching },
      { label: 'sections.coaching.sessions', to: sanctumPaths.coachingSessions },
      { label: 'sections.coaching.messages', to: sanctumPaths.coachingMessages },
    ],
  },
  {
    id: 'community',
    label: 'sections.community.label',
    to: sanctumPaths.community,
    also: [paths.community, sanctumPaths.profile],
    tabs: [
      {
        label: 'sections.community.profile',
        to: sanctumPaths.communityProfile,
        also: sanctumPaths.profile,
      },
      { label: 'sections.community.collective', to: sanctumPaths.community, also: paths.community },
      { label: 'sections.community.circle', to: sanctumPaths.communityCircle },
      { label: 'sections.community.messages', to: sanctumPaths.communityMessages },
    ],
  },
  {
    id: 'classroom',
    label: 'sections.classroom.label',
    to: sanctumPaths.classroom,
    also: ['/course'],
    tabs: [],
  },
  {
    id: 'tools',
    label: 'sections.tools.label',
    to: sanctumPaths.toolsVideo,
    tabs: [
      { label: 'sections.tools.video', to: sanctumPaths.toolsVideo },
      { label: 'sections.tools.audio', to: sanctumPaths.toolsAudio },
      { label: 'sections.tools.downloads', to: sanctumPaths.toolsDownloads },
    ],
  },
];

/** Coaching at its own address, where the specification names the tabs differently. */
const myCoaching: Section = {
  id: 'coaching',
  label: 'sections.coaching.label',
  to: paths.myCoaching,
  tabs: [
    { label: 'sections.coaching.mySessions', to: paths.myCoaching },
    { label: 'sections.coaching.messages', to: sanctumPaths.myCoachingMessages },
    { label: 'sections.coaching.schedule', to: sanctumPaths.myCoachingNew },
  ],
};

/** More places of a member, which the menu has on phones. */
export const places: readonly Section[] = [
  { id: 'growth', label: 'sections.growth.label', to: sanctumPaths.growth, tabs: [] },
  { id: 'notes', label: 'sections.notes.label', to: sanctumPaths.notes, tabs: [] },
];

/** Section of a URL; undefined for the store's pages. Other pages of the member area belong to the dashboard. */
export function sectionOf(pathname: string): Section | undefined {
  const [dashboard, ...others] = sections;
  return [...places, myCoaching, ...others, dashboard!].find(({ to, also = [] }) =>
    [to, ...also].some((place) => isBelow(pathname, place)),
  );
}
