import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { mySanctumTexts } from '../texts';

const { sections: texts } = mySanctumTexts;

interface Tab {
  label: string;
  to: string;
}

export interface Section {
  id: keyof typeof texts;
  label: string;
  /** Where the section opens: its default tab. */
  to: string;
  tabs: readonly Tab[];
}

/** The member area: each section and each tab has its own address. */
export const sections: readonly Section[] = [
  {
    id: 'dashboard',
    label: texts.dashboard.label,
    to: sanctumPaths.overview,
    tabs: [
      { label: texts.dashboard.settings, to: sanctumPaths.settings },
      { label: texts.dashboard.overview, to: sanctumPaths.overview },
      { label: texts.dashboard.calendar, to: sanctumPaths.calendar },
    ],
  },
  {
    id: 'coaching',
    label: texts.coaching.label,
    to: sanctumPaths.coaching,
    tabs: [
      { label: texts.coaching.booking, to: sanctumPaths.coaching },
      { label: texts.coaching.sessions, to: sanctumPaths.coachingSessions },
    ],
  },
  {
    id: 'community',
    label: texts.community.label,
    to: sanctumPaths.community,
    tabs: [
      { label: texts.community.profile, to: sanctumPaths.communityProfile },
      { label: texts.community.collective, to: sanctumPaths.community },
      { label: texts.community.circle, to: sanctumPaths.communityCircle },
      { label: texts.community.messages, to: sanctumPaths.communityMessages },
    ],
  },
  { id: 'classroom', label: texts.classroom.label, to: sanctumPaths.classroom, tabs: [] },
  {
    id: 'tools',
    label: texts.tools.label,
    to: sanctumPaths.toolsVideo,
    tabs: [
      { label: texts.tools.video, to: sanctumPaths.toolsVideo },
      { label: texts.tools.audio, to: sanctumPaths.toolsAudio },
      { label: texts.tools.downloads, to: sanctumPaths.toolsDownloads },
    ],
  },
];

/** The section an address belongs to; whatever is below no other section is part of the dashboard. */
export function sectionOf(pathname: string): Section {
  const isBelow = ({ to }: Section) => pathname === to || pathname.startsWith(`${to}/`);
  const [dashboard, ...others] = sections as [Section, ...Section[]];
  return others.find(isBelow) ?? dashboard;
}
