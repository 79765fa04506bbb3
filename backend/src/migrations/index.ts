import { Floor1763600000000 } from './1763600000000-floor.js';
import { Accounts1763600000100 } from './1763600000100-accounts.js';
import { Media1763600000101 } from './1763600000101-media.js';
import { Catalog1763600000102 } from './1763600000102-catalog.js';
import { Courses1763600000103 } from './1763600000103-courses.js';
import { Widgets1763600000104 } from './1763600000104-widgets.js';
import { Enrollments1763600000105 } from './1763600000105-enrollments.js';
import { LessonPictures1763600000106 } from './1763600000106-lesson-pictures.js';
import { CourseOutline1763600000107 } from './1763600000107-course-outline.js';
import { Uploads1763600000110 } from './1763600000110-uploads.js';
import { MediaLibrary1763600000111 } from './1763600000111-media-library.js';
import { Cart1763600000140 } from './1763600000140-cart.js';
import { Payments1763600000150 } from './1763600000150-payments.js';
import { Learning1763600000160 } from './1763600000160-learning.js';
import { WatchTimes1763600000161 } from './1763600000161-watch-times.js';
import { ModuleOpenings1763600000162 } from './1763600000162-module-openings.js';
import { Notes1763600000170 } from './1763600000170-notes.js';
import { NotePlaces1763600000171 } from './1763600000171-note-places.js';
import { Notifications1763600000180 } from './1763600000180-notifications.js';
import { Answers1763600000190 } from './1763600000190-answers.js';
import { Privacy1763600000200 } from './1763600000200-privacy.js';
import { Certificates1763600000210 } from './1763600000210-certificates.js';
import { EmailChanges1763600000220 } from './1763600000220-email-changes.js';
import { MailPreferences1763600000221 } from './1763600000221-mail-preferences.js';
import { ReviewEdits1763600000230 } from './1763600000230-review-edits.js';
import { LessonEditing1763600000240 } from './1763600000240-lesson-editing.js';
import { LessonTemplates1763600000241 } from './1763600000241-lesson-templates.js';
import { Studio1763600000250 } from './1763600000250-studio.js';

/** One timeline for one database, oldest first. */
export const migrations = [
  Floor1763600000000,
  Accounts1763600000100,
  Media1763600000101,
  Catalog1763600000102,
  Courses1763600000103,
  Widgets1763600000104,
  Enrollments1763600000105,
  LessonPictures1763600000106,
  CourseOutline1763600000107,
  Uploads1763600000110,
  MediaLibrary1763600000111,
  Cart1763600000140,
  Payments1763600000150,
  Learning1763600000160,
  WatchTimes1763600000161,
  ModuleOpenings1763600000162,
  Notes1763600000170,
  NotePlaces1763600000171,
  Notifications1763600000180,
  Answers1763600000190,
  Privacy1763600000200,
  Certificates1763600000210,
  EmailChanges1763600000220,
  MailPreferences1763600000221,
  ReviewEdits1763600000230,
  LessonEditing1763600000240,
  LessonTemplates1763600000241,
  Studio1763600000250,
];
