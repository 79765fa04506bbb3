import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AssetPurpose } from '../../media/index.js';
import { newId } from '../../../kernel/ids.js';
import { type ReadWidget, readWidgetFile, WIDGETS_PER_PAGE } from '../../widgets/index.js';
import {
  CONTENTS_NAME,
  type CourseFile,
  courseFile,
  FORMAT,
  FORMAT_VERSION,
  lessonsOf,
  LIMITS,
  type MediaEntry,
} from '../course-file.dto.js';
import { CourseFileRefusal, type FileProblem, problemsOf, wholeFile } from '../file-problems.js';
import type { StoredZip } from './stored-zip.service.js';

/** A media file that the course uses, the purpose it is uploaded for, and the id that stands for it meanwhile. */
export interface UsedMedia extends MediaEntry {
  id: string;
  purpose: AssetPurpose;
}

/** A course file without problems, except perhaps in its media, whose bytes are examined when they are stored. */
export interface CheckedCourse {
  file: CourseFile;
  media: ReadonlyMap<string, UsedMedia>;
  /** Widgets by page of the file. */
  widgets: ReadonlyMap<readonly unknown[], readonly (ReadWidget & { place: string })[]>;
}

@Injectable()
export class CourseCheckService {
  /** Checks all but the bytes of the media, and refuses the file with everything that is wrong in it. */
  async check(zip: StoredZip): Promise<CheckedCourse> {
    const file = readContents(await contentsOf(zip));
    const problems: FileProblem[] = [];
    const media = usedMedia(file, problems);
    for (const { file: name } of media.values()) {
      const size = zip.sizeOf(name);
      if (size === undefined) problems.push({ place: name, message: 'This file isn’t in the ZIP file' });
      else if (size === 0) problems.push({ place: name, message: 'This file is empty' });
      else if (size > LIMITS.media) problems.push({ place: name, message: 'This file is too large' });
    }
    const widgets: [readonly unknown[], (ReadWidget & { place: string })[]][] = [];
    for (const { lesson, path } of lessonsOf(file)) {
      // Texts are cleaned here, so other requests get their turn.
      await setImmediate();
      for (const [p, page] of lesson.pages.entries()) {
        const place = [...path, 'pages', p, 'widgets'];
        if (page.widgets.length > WIDGETS_PER_PAGE)
          problems.push({ place: place.join('.'), message: `must have at most ${WIDGETS_PER_PAGE} items` });
        const read = page.widgets.map((widget) => readWidgetFile(widget, (name) => media.get(name)?.id));
        const faults = read.flatMap((widget, w) =>
          'kinds' in widget ? [] : problemsOf(widget, [...place, w]),
        );
        problems.push(...faults);
        const fine = read.map((widget, w) =>
          'kinds' in widget ? [{ ...widget, place: [...place, w].join('.') }] : [],
        );
        widgets.push([page.widgets, fine.flat()]);
      }
    }
    if (problems.length > 0) throw new CourseFileRefusal(problems);
    return { file, media, widgets: new Map(widgets) };
  }
}

async function contentsOf(zip: StoredZip): Promise<unknown> {
  const size = zip.sizeOf(CONTENTS_NAME);
  if (size === undefined) throw wholeFile('This isn’t a course file');
  if (size > LIMITS.contents) throw wholeFile('This course has too much text');
  try {
    return JSON.parse(await zip.text(CONTENTS_NAME));
  } catch (error) {
    throw error instanceof SyntaxError ? wholeFile('This isn’t a course file') : error;
  }
}

function readContents(contents: unknown): CourseFile {
  const { format, version } = (contents ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw wholeFile('This isn’t a course file');
  if (version !== FORMAT_VERSION) throw wholeFile('This file is from a newer version of Sanctum');
  const read = courseFile.safeParse(contents);
  if (!read.success) throw new CourseFileRefusal(problemsOf(read.error.issues));
  if (lessonsOf(read.data).length > LIMITS.lessons) throw wholeFile('This course has too many lessons');
  return read.data;
}

/** Returns the media that the course names, with the purpose of each: what everyone sees, what is sold, or a lesson's. */
function usedMedia(file: CourseFile, problems: FileProblem[]): Map<string, UsedMedia> {
  const listed = new Map(file.media.map((entry) => [entry.file, entry]));
  if (listed.size < file.media.length) problems.push({ place: 'media', message: 'can’t contain duplicates' });
  const used = new Map<string, UsedMedia>();
  const use = (name: string | null, purpose: AssetPurpose, place?: string) => {
    if (name === null || used.has(name)) return;
    const entry = listed.get(name);
    if (entry) used.set(name, { ...entry, id: newId(), purpose });
    else if (place !== undefined) problems.push({ place, message: 'isn’t listed in media' });
  };
  const { product, sections } = file;
  use(product.thumbnail, 'thumbnail', 'product.thumbnail');
  for (const [n, name] of product.previews.entries()) use(name, 'thumbnail', `product.previews.${n}`);
  for (const [s, { modules }] of sections.entries())
    for (const [m, { thumbnail }] of modules.entries())
      use(thumbnail, 'thumbnail', `sections.${s}.modules.${m}.thumbnail`);
  for (const { lesson, path } of lessonsOf(file))
    use(lesson.thumbnail, 'thumbnail', [...path, 'thumbnail'].join('.'));
  for (const [n, name] of product.files.entries()) use(name, 'file', `product.files.${n}`);
  for (const { lesson } of lessonsOf(file))
    for (const name of lesson.pages.flatMap(({ widgets }) => widgets.flatMap(namesIn))) use(name, 'media');
  for (const { file: name, captions } of used.values())
    for (const [language, subtitles] of Object.entries(captions))
      use(
        subtitles,
        'media',
        `media.${file.media.findIndex((one) => one.file === name)}.captions.${language}`,
      );
  return used;
}

/** Returns what may be a name of a file in a widget's settings; only listed names are used. */
const namesIn = (widget: unknown): string[] => {
  const settings = (widget as { settings?: unknown } | null)?.settings;
  return Object.values(settings ?? {}).filter((value) => typeof value === 'string');
};
