/** The member area: its shell, the dashboard, and the sections that wait for coaching, community and tools. */

export { type OwnedItem, useLibrary } from './api';
export { Calendar } from './calendar/calendar';
export { Coaching } from './coaching/coaching';
export { CommunityCircle } from './community/community-circle';
export { CommunityCollective } from './community/community-collective';
export { CommunityMessages } from './community/community-messages';
export { CommunityProfile } from './community/community-profile';
export { Overview } from './overview/overview';
export { MyFigures } from './overview/stat-cards';
export { MemberArea } from './shell/member-area';
export { ToolsAudio, ToolsDownloads, ToolsVideo } from './tools/tools-tabs';
