import type { ParseKeys } from 'i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';

/** Key of a name in the texts `my-sanctum`. */
type Label = Extract<ParseKeys<'my-sanctum'>, `sections.${string}`>;

interface Tab {
  label: Label;
  to: string;
}

export interface Section {
  id: 'dashboard' | 'coaching' | 'community' | 'classroom' | 'tools';
  label: Label;
  /** Where the section opens: its default tab. */
  to: string;
  tabs: readonly Tab[];
}

/** The member area: each section and each tab has its own address. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: 'sections.dashboard.label',
    to: sanctumPaths.overview,
    tabs: [
      { label: 'sections.dashboard.settings', to: sanctumPaths.settings },
      { label: 'sections.dashboard.overview', to: sanctumPaths.overview },
      { label: 'sections.dashboard.calendar', to: sanctumPaths.calendar },
    ],
  },
  {
    id: 'coaching',
    label: 'sections.coaching.label',
    to: sanctumPaths.coaching,
    tabs: [],
  },
  {
    id: 'community',
    label: 'sections.community.label',
    to: sanctumPaths.community,
    tabs: [
      { label: 'sections.community.profile', to: sanctumPaths.communityProfile },
      { label: 'sections.community.collective', to: sanctumPaths.community },
      { label: 'sections.community.circle', to: sanctumPaths.communityCircle },
      { label: 'sections.community.messages', to: sanctumPaths.communityMessages },
    ],
  },
  {
    id: 'classroom',
    label: 'sections.classroom.label',
    to: sanctumPaths.classroom,
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

/** The section an address belongs to; whatever is below no other section is part of the dashboard. */
export function sectionOf(pathname: string): Section {
  const isBelow = ({ to }: Section) => pathname === to || pathname.startsWith(`${to}/`);
  const [dashboard, ...others] = sections as [Section, ...Section[]];
  return others.find(isBelow) ?? dashboard;
}
