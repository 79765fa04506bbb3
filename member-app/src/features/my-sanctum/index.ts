/** A member's own place: the area's shell, her dashboard, and the sections that wait for coaching, community and tools. */
export { Calendar } from './calendar';
export { CoachingBooking } from './coaching-booking';
export { CoachingSessions } from './coaching-sessions';
export { CommunityCircle } from './community-circle';
export { CommunityCollective } from './community-collective';
export { CommunityMessages } from './community-messages';
export { CommunityProfile } from './community-profile';
export { MemberArea } from './member-area';
export { type OwnedItem, useLibrary } from './api';
export { MyFigures } from './my-figures';
export { Overview } from './overview';
export { ToolsAudio, ToolsDownloads, ToolsVideo } from './tools-tabs';
