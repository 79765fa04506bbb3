import { paths } from './paths';

const root = paths.mySanctum;
const id = encodeURIComponent;

export const SETTINGS_PAGES = ['profile', 'sign-in', 'notifications', 'privacy', 'data'] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** URLs of the member area's sections and tabs. Separate from `paths`, so that the home page need not load them. */
export const sanctumPaths = {
  overview: root,
  settings: paths.settings,
  /** `setting`: the one that gets the focus there. */
  settingsPage: (page: SettingsPage, setting?: string) =>
    `${paths.settings}/${page}${setting === undefined ? '' : `#${setting}`}`,
  family: `${root}/family`,
  addDaughter: `${root}/family/new`,
  familyPart: (wardId: string, part: string) => `${root}/family/${id(wardId)}/${part}`,
  calendar: `${root}/calendar`,
  coaching: `${root}/coaching`,
  coachingSessions: `${root}/coaching/sessions`,
  coachingMessages: `${root}/coaching/messages`,
  myCoachingMessages: `${paths.myCoaching}/messages`,
  myCoachingNew: `${paths.myCoaching}/new`,
  community: `${root}/community`,
  communityProfile: `${root}/community/profile`,
  communityCircle: `${root}/community/circle`,
  communityMessages: `${root}/community/messages`,
  classroom: `${root}/classroom`,
  classroomCourse: (courseId: string) => `${root}/classroom/${id(courseId)}`,
  classroomModule: (courseId: string, moduleId: string) =>
    `${root}/classroom/${id(courseId)}/modules/${id(moduleId)}`,
  classroomLesson: (courseId: string, moduleId: string, lessonId: string) =>
    `${root}/classroom/${id(courseId)}/modules/${id(moduleId)}/lessons/${id(lessonId)}`,
  toolsVideo: `${root}/tools`,
  toolsAudio: `${root}/tools/audio`,
  toolsDownloads: `${root}/tools/downloads`,
  notes: `${root}/notes`,
  growth: `${root}/growth`,
  notifications: `${root}/notifications`,
  leaderboard: `${root}/growth/leaderboard`,
  profile: '/profile',
  certificate: (code: string) => `/certificates/${id(code)}`,
} as const;

export const messagesTo = (personId: string) => `${sanctumPaths.communityMessages}?to=${id(personId)}`;

export const timesPath = (offeringId: string) => `${sanctumPaths.myCoachingNew}?offering=${id(offeringId)}`;

export const sanctumPatterns = {
  classroomCourse: `${root}/classroom/:courseId`,
  classroomModule: `${root}/classroom/:courseId/modules/:moduleId`,
  classroomLesson: `${root}/classroom/:courseId/modules/:moduleId/lessons/:lessonId`,
} as const;
