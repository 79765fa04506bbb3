import { RICH_TEXT } from '../../platform/html/rich-text.js';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COURSE_CATEGORIES, DIGITAL_FILE_CATEGORIES, TOPICS } from '../../modules/catalog/index.js';
import { WIDGET_TYPES } from '../../modules/widgets/index.js';
import {
  type DemoCourseProduct,
  type DemoLesson,
  type DemoModule,
  type DemoWidget,
  demoEvents,
  demoId,
  demoMedia,
  demoOwnership,
  demoPeople,
  demoProducts,
} from './index.js';

const MEDIA_DIRECTORY = join(__dirname, '../media');
const BUDGET_BYTES = 18 * 1024 * 1024;
const ALLOWED_TAGS: readonly string[] = RICH_TEXT.elements;

const pathOf = (path: string) => join(MEDIA_DIRECTORY, path);
const sizeOf = (path: string) => statSync(pathOf(path)).size;
const kindOf = (key: string) => demoMedia.find((media) => media.key === key)?.kind;

const courses = demoProducts.filter((product): product is DemoCourseProduct => product.type === 'course');
const modulesOf = (product: DemoCourseProduct): DemoModule[] =>
  product.course.sections.flatMap((section) => section.modules);
const lessonsOf = (product: DemoCourseProduct): DemoLesson[] =>
  modulesOf(product).flatMap((module) => module.lessons);
const widgetsOf = (lesson: DemoLesson): DemoWidget[] => lesson.pages.flatMap((page) => page.widgets);
const widgets = courses.flatMap(lessonsOf).flatMap(widgetsOf);

const masterClasses = courses.filter((product) => product.priceCents === 9700);

describe('the demo media', () => {
  it('are those of the manifest, and stay under the budget together', () => {
    const files = readdirSync(MEDIA_DIRECTORY, { recursive: true, encoding: 'utf8' });
    const paths = files.filter((path) => statSync(pathOf(path)).isFile());
    expect(paths.toSorted()).toEqual(demoMedia.map(({ path }) => path).toSorted());
    expect(demoMedia.reduce((sum, media) => sum + sizeOf(media.path), 0)).toBeLessThan(BUDGET_BYTES);
  });

  it('include a light 960 × 640 picture for every product', () => {
    for (const product of demoProducts) {
      const picture = demoMedia.find((media) => media.key === product.thumbnail);
      expect(picture).toMatchObject({ kind: 'image', width: 960, height: 640 });
      expect(sizeOf(picture?.path ?? '')).toBeLessThan(60_000);
    }
  });

  it('have the type that their place requires', () => {
    const used = widgets.flatMap(mediaOf);
    expect(used.filter(({ key, kind }) => kindOf(key) !== kind)).toEqual([]);
    const files = demoProducts.flatMap((product) => (product.type === 'digital_file' ? product.files : []));
    expect(files.filter((key) => !['file', 'audio'].includes(kindOf(key) ?? ''))).toEqual([]);
  });

  it('have a poster for every video', () => {
    const films = demoMedia.filter((media) => media.kind === 'video');
    expect(films.filter((media) => kindOf(media.poster ?? '') !== 'image')).toEqual([]);
  });

  it('have a duration for every video and sound', () => {
    const playing = demoMedia.filter((media) => media.kind === 'video' || media.kind === 'audio');
    expect(playing.filter((media) => !media.durationSeconds)).toEqual([]);
  });

  it.each(demoMedia.filter((media) => media.kind === 'captions').map((media) => [media.key, media.path]))(
    '%s are WebVTT with consecutive cues within the video',
    (key, path) => {
      const film = demoMedia.find((media) => media.key === key.replace('captions/', 'video/'));
      const cues = cuesOf(readFileSync(pathOf(path), 'utf8'));
      expect(cues.length).toBeGreaterThan(4);
      let last = 0;
      for (const cue of cues) {
        expect(cue.start).toBeGreaterThanOrEqual(last);
        expect(cue.end).toBeGreaterThan(cue.start);
        expect(cue.text).not.toBe('');
        last = cue.end;
      }
      expect(last).toBeLessThanOrEqual(film?.durationSeconds ?? 0);
    },
  );
});

describe('the demo catalog', () => {
  it.each(demoProducts.map((product) => [product.key, product] as const))(
    '%s uses the specification’s categories, tags and prices',
    (key, product) => {
      const categories: readonly string[] =
        product.type === 'digital_file' ? DIGITAL_FILE_CATEGORIES : COURSE_CATEGORIES;
      expect(categories).toContain(product.category);
      expect(product.tags.filter((tag) => !TOPICS.includes(tag))).toEqual([]);
      const [low, high] = {
        course: [4700, 9700],
        digital_file: [2200, 4700],
        coaching: [8500, 15000],
        bundle: [9700, 22000],
      }[product.type] as [number, number];
      expect(product.priceCents === null || (product.priceCents >= low && product.priceCents <= high)).toBe(
        true,
      );
      expect([2, 3, 4]).toContain(product.description.split('\n\n').length);
      expect(product.id).toBe(demoId(`product/${key}`));
    },
  );

  it('has two master classes at $97, one-on-one coaching at $150 and something free', () => {
    expect(masterClasses.map((product) => product.category)).toEqual(['For Moms', 'For Girls']);
    expect(titlesAt(15000)).toEqual(['One-on-One Coaching with Maren']);
    expect(titlesAt(null)).toEqual([
      'First Seeds: Three Evenings for Two',
      'Twelve Questions for the Car Ride',
    ]);
  });

  it('gives the length of each course, not only that it is self-paced', () => {
    for (const { duration } of courses) expect(duration).toMatch(/^(\d+) (lessons|evenings)/);
    for (const product of courses) {
      expect(Number.parseInt(product.duration, 10)).toBe(lessonsOf(product).length);
    }
  });

  it('uses American English and American measures, like its prices and categories', () => {
    const british =
      /\b\w*(colour|favourite|neighbour|centre|practis|apologis|metre)\w*|\b(mum|biscuits?|grey)\b/g;
    const words = JSON.stringify([demoProducts, demoPeople]);
    expect(words.match(british)).toBeNull();
  });

  it('is reviewed only by owners, after they came to own it', () => {
    for (const product of demoProducts)
      for (const review of product.reviews) {
        const owned = demoOwnership.find(
          (row) => row.memberKey === review.memberKey && row.productKey === product.key,
        );
        expect(owned?.daysAgo).toBeGreaterThan(review.daysAgo);
      }
  });

  it('gives everything its own id', () => {
    const ids = [
      ...demoPeople,
      ...demoMedia,
      ...demoProducts,
      ...courses.flatMap((product) => product.course.sections),
      ...courses.flatMap(modulesOf),
      ...courses.flatMap(lessonsOf),
      ...courses.flatMap(lessonsOf).flatMap((lesson) => lesson.pages),
      ...widgets,
    ].map((thing) => thing.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
    ).toEqual([]);
  });
});

describe('the demo courses', () => {
  it.each(courses.map((product) => [product.key, product] as const))(
    '%s has something on every page, and opens its first lesson to visitors',
    (_key, product) => {
      const lessons = lessonsOf(product);
      expect(lessons.filter((lesson) => lesson.pages.length === 0)).toEqual([]);
      expect(lessons.flatMap((lesson) => lesson.pages).filter((page) => page.widgets.length === 0)).toEqual(
        [],
      );
      expect(lessons.map((lesson) => lesson.isFreePreview)).toEqual(lessons.map((_, i) => i === 0));
    },
  );

  it.each(masterClasses.map((product) => [product.key, product] as const))(
    '%s is a complete master class and uses every type of widget',
    (_key, product) => {
      expect(product.course.sections).toHaveLength(3);
      expect(modulesOf(product)).toHaveLength(5);
      expect(lessonsOf(product)).toHaveLength(10);
      const kinds = new Set(
        lessonsOf(product)
          .flatMap(widgetsOf)
          .map((widget) => widget.type),
      );
      for (const kind of ['text', 'video', 'audio', 'image', 'file', 'question', 'opinionScale', 'stopwatch'])
        expect(kinds).toContain(kind);
    },
  );

  it('have lessons with several videos, so that "Video N of M" is shown', () => {
    const several = courses
      .flatMap(lessonsOf)
      .filter((lesson) => widgetsOf(lesson).filter((widget) => widget.type === 'video').length >= 2);
    expect(several.length).toBeGreaterThanOrEqual(3);
  });

  it('show each video in only one lesson, so that no course shows another’s video', () => {
    const films = widgets.flatMap((widget) => (widget.type === 'video' ? [widget.settings.media] : []));
    expect(films.filter((film, index) => films.indexOf(film) !== index)).toEqual([]);
  });

  it('show every type of widget in a lesson that the demo’s member owns', () => {
    const owned = demoOwnership.filter((row) => row.memberKey === 'elin').map((row) => row.productKey);
    const lessons = courses.filter((product) => owned.includes(product.key)).flatMap(lessonsOf);
    const kinds = lessons.map((lesson) =>
      widgetsOf(lesson).map((widget) =>
        widget.type === 'question' ? `${widget.type}/${widget.settings.kind}` : widget.type,
      ),
    );
    const every = [
      // The demo links no video, because its owner could remove it.
      ...WIDGET_TYPES.filter((type) => type !== 'question' && type !== 'video_link'),
      'question/multiple_choice',
      'question/journal',
    ];
    expect(kinds).toContainEqual(expect.arrayContaining(every));
  });

  it('lock two modules: one until the previous one is completed, one for a week', () => {
    expect(courses.flatMap(modulesOf).flatMap((module) => module.lock ?? [])).toEqual([
      { kind: 'afterPrevious' },
      { kind: 'daysAfterEnrollment', days: 7 },
    ]);
  });

  it('use only the elements a text widget allows, each of them closed', () => {
    for (const html of widgets.flatMap((widget) =>
      widget.type === 'text' ? [widget.settings.content] : [],
    )) {
      const tags = [...html.matchAll(/<(\/?)([a-z\d]+)[^>]*>/g)];
      expect(tags.map(([, , name]) => name).filter((name) => !ALLOWED_TAGS.includes(name ?? ''))).toEqual([]);
      expect(stillOpen(tags.map(([, slash, name]) => `${slash}${name}`))).toEqual([]);
    }
  });

  it('have the right answer to every choice they offer', () => {
    const lost = widgets
      .flatMap((widget) => (widget.type === 'question' ? [widget.settings] : []))
      .flatMap((settings) => (settings.kind === 'multiple_choice' ? [settings] : []))
      .filter(({ options, correctOptionId }) => !options.some((option) => option.id === correctOptionId));
    expect(lost).toEqual([]);
  });
});

describe('the demo people', () => {
  it('are one coach, and members with addresses that do not exist', () => {
    expect(demoPeople.filter((person) => person.role === 'creator').map((person) => person.email)).toEqual([
      'coach@sanctum.test',
    ]);
    for (const person of demoPeople) expect(person.email).toMatch(/@sanctum\.test$/);
  });

  it('own each product once, and never before they joined or before it was created', () => {
    const seen = new Set<string>();
    for (const row of demoOwnership) {
      const person = demoPeople.find((one) => one.key === row.memberKey);
      const product = demoProducts.find((one) => one.key === row.productKey);
      expect(person?.joinedDaysAgo).toBeGreaterThanOrEqual(row.daysAgo);
      expect(product?.createdDaysAgo).toBeGreaterThanOrEqual(row.daysAgo);
      seen.add(`${row.memberKey}/${row.productKey}`);
    }
    expect(seen.size).toBe(demoOwnership.length);
  });

  it('complete no more lessons than their courses have, and stop within an existing video', () => {
    for (const row of demoOwnership) {
      const product = courses.find((one) => one.key === row.productKey);
      const lessons = product ? lessonsOf(product) : [];
      expect(row.completedLessonCount).toBeLessThanOrEqual(lessons.length);
      const stopped = row.resume
        ? stoppedAt(lessons[row.completedLessonCount], row.resume.videoIndex)
        : Infinity;
      expect(stopped).toBeGreaterThan(row.resume?.seconds ?? 0);
    }
  });

  it('include a member halfway through the course for mothers', () => {
    const elin = demoOwnership.find((row) => row.memberKey === 'elin' && row.resume);
    expect(elin).toMatchObject({ productKey: 'rooted-mother', completedLessonCount: 5 });
  });
});

const titlesAt = (cents: number | null) =>
  demoProducts
    .filter(({ priceCents, isSubscriptionOnly }) => priceCents === cents && !isSubscriptionOnly)
    .map((product) => product.title);

/** Returns the tags that are left after removing matching pairs. */
function stillOpen(tags: string[]): string[] {
  const open: string[] = [];
  for (const tag of tags)
    if (tag === `/${open.at(-1)}`) open.pop();
    else open.push(tag);
  return open;
}

function mediaOf(widget: DemoWidget): { key: string; kind: string }[] {
  if (widget.type === 'video')
    return [
      { key: widget.settings.media, kind: 'video' },
      { key: widget.settings.captions, kind: 'captions' },
    ];
  return 'media' in widget.settings ? [{ key: widget.settings.media, kind: widget.type }] : [];
}

function stoppedAt(lesson: DemoLesson | undefined, videoIndex: number): number {
  const films = lesson
    ? widgetsOf(lesson).flatMap((widget) => (widget.type === 'video' ? [widget] : []))
    : [];
  const key = films[videoIndex]?.settings.media;
  return demoMedia.find((media) => media.key === key)?.durationSeconds ?? 0;
}

function cuesOf(vtt: string): { start: number; end: number; text: string }[] {
  const [head, ...blocks] = vtt.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [, times = '', ...text] = block.split('\n');
    const [start = '', end = ''] = times.split(' --> ');
    return { start: seconds(start), end: seconds(end), text: text.join(' ').trim() };
  });
}

function seconds(time: string): number {
  const [, hours, minutes, rest] = /^(\d{2}):(\d{2}):(\d{2}\.\d{3})$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

describe('the demo’s events', () => {
  /** New York is three hours ahead of the coach, and no member of the demo lives further east. */
  const AHEAD = 3 * 60;
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

  it.each(demoEvents)(
    '$title: neither before nine for the coach nor after a quarter past nine in New York',
    (event) => {
      expect(minuteOf(event.at)).toBeGreaterThanOrEqual(minuteOf('09:00'));
      expect(minuteOf(event.at) + event.minutes + AHEAD).toBeLessThanOrEqual(minuteOf('21:15'));
    },
  );
});
