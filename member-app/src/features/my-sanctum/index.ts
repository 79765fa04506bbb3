/** The member area: its shell, the dashboard, and its sections. */

export { type OwnedItem, useLibrary } from './api';
export { Calendar } from './calendar/calendar';
export { Coaching } from './coaching/coaching';
export { Overview } from './overview/overview';
export { MyFigures } from './overview/stat-cards';
export { MemberArea } from './shell/member-area';
export { places, type Section, sectionOf, sections } from './shell/sections';
export { ToolsAudio, ToolsDownloads, ToolsVideo } from './tools/tools-tabs';
