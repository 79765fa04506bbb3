import { outlineFigures } from './outline-figures';

const lesson = (durationSeconds: number | null) => ({
  id: '',
  title: '',
  durationSeconds,
  isFreePreview: false,
  untranslated: [],
});
const chapter = (...lengths: (number | null)[]) => ({
  id: '',
  title: '',
  subtitle: '',
  untranslated: [],
  lessonCount: lengths.length,
  lessons: lengths.map(lesson),
});
const section = (...modules: ReturnType<typeof chapter>[]) => ({
  id: '',
  title: '',
  subtitle: '',
  untranslated: [],
  modules,
});

it('an outline is counted over all of its sections', () => {
  expect(outlineFigures([section(chapter(60, null), chapter(30)), section(chapter())])).toEqual({
    modules: 3,
    lessons: 3,
    seconds: 90,
  });
});

it('an empty outline counts nothing', () => {
  expect(outlineFigures([])).toEqual({ modules: 0, lessons: 0, seconds: 0 });
});
