import { z } from 'zod';
import { courseProductFile } from '../catalog/index.js';
import { outlineFile } from '../courses/index.js';
import { CAPTION_LANGUAGES, MAX_MULTIPART_BYTES } from '../media/index.js';

/** Schema of `course.json` (docs/course-files.md). A change that an older reader would misread gets a new version. */

export const CONTENTS_NAME = 'course.json';
export const FORMAT = 'sanctum-course';
export const FORMAT_VERSION = 1;

/** Limits of a course file. */
export const LIMITS = {
  /** Bytes of `course.json`. */
  contents: 10 * 2 ** 20,
  /** Files in the zip, more than any course needs. */
  entries: 5000,
  lessons: 2000,
  /** Bytes of one media file, as for uploads. */
  media: MAX_MULTIPART_BYTES,
  /** Unpacked size per byte of the zip, beyond `small` bytes: media hardly shrink. */
  ratio: 10,
  small: 100 * 2 ** 20,
} as const;

/** Path inside the zip: no folders that lead out, no hidden files, no control characters. */
const path = z
  .string()
  .max(300)
  .regex(/^media\/[^/\\.\p{Cc}][^/\\\p{Cc}]*$/u, 'must be a file in media/');

const media = z.strictObject({
  file: path,
  name: z.string().min(1).max(200).describe('Name in the media library'),
  captions: z.partialRecord(z.enum(CAPTION_LANGUAGES), path).default({}).describe('`file` by language'),
});

export const courseFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  product: courseProductFile,
  sections: outlineFile,
  media: z.array(media).max(LIMITS.entries).default([]),
});

export type CourseFile = z.output<typeof courseFile>;
export type MediaEntry = CourseFile['media'][number];

/** Every lesson of the file with its path. */
export const lessonsOf = ({ sections }: Pick<CourseFile, 'sections'>) =>
  sections.flatMap(({ modules }, s) =>
    modules.flatMap(({ lessons }, m) =>
      lessons.map((lesson, l) => ({
        lesson,
        path: ['sections', s, 'modules', m, 'lessons', l] as readonly (string | number)[],
      })),
    ),
  );

/** Beside the copies of members' data: no backup and no export of the site needs either. */
export const objectKeyOf = (exportId: string): string => `exports/${exportId}.zip`;
