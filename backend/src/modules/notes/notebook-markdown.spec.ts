import { escapeText, type ExportedNote, notebookHead, notesInMarkdown } from './notebook-markdown.js';

const note = (changes: Partial<ExportedNote> = {}): ExportedNote => ({
  courseId: 'c1',
  courseTitle: 'Rooted',
  lessonId: 'l1',
  lessonTitle: 'The pause',
  atSeconds: null,
  text: 'Breathe.',
  createdAt: '2026-03-08T10:00:00.000Z',
  ...changes,
});

describe('a notebook as Markdown', () => {
  test('has a heading for each course and each lesson, and a line between notes of one lesson', () => {
    const notes = [
      note({ atSeconds: 754 }),
      note({ text: 'Again.', atSeconds: 3675 }),
      note({ lessonId: 'l2', lessonTitle: null }),
      note({ lessonId: 'l3', courseId: 'c2', courseTitle: 'In Bloom' }),
    ];
    expect(notesInMarkdown(notes)).toBe(
      `
## Rooted

### The pause

**at 12:34** · *2026-03-08*

Breathe.

* * *

**at 1:01:15** · *2026-03-08*

Again.

### A lesson that is no longer there

*2026-03-08*

Breathe.

## In Bloom

### The pause

*2026-03-08*

Breathe.
`,
    );
  });

  test('continues where the last part ended', () => {
    expect(notesInMarkdown([note()], note())).toBe('\n* * *\n\n*2026-03-08*\n\nBreathe.\n');
  });

  test('says when it is empty', () => {
    expect(notebookHead('Willow', '2026-03-08', 0)).toMatch(/Nothing written yet\.\n$/);
    expect(notebookHead('Willow', '2026-03-08', 3)).not.toMatch(/Nothing/);
  });

  test('keeps titles on their line', () => {
    expect(notesInMarkdown([note({ courseTitle: 'A\n# B', lessonTitle: '# *C*' })])).toContain(
      '## A # B\n\n### \\# \\*C\\*\n',
    );
  });
});

test.each([
  ['plain words, with a (bracket) and 100%!', 'plain words, with a (bracket) and 100%!'],
  ['# no heading', '\\# no heading'],
  ['> no quote', '\\> no quote'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['2) no list', '2\\) no list'],
  ['title\n===', 'title  \n\\==='],
  ['title\n---', 'title  \n\\---'],
  ['* * *', '\\* \\* \\*'],
  ['```js', '\\`\\`\\`js'],
  ['    no code', '\u00a0\u00a0\u00a0\u00a0no code'],
  ['\tno code', '\u00a0\u00a0\u00a0\u00a0no code'],
  ['  # no heading', '\u00a0\u00a0\\# no heading'],
  ['<script>a && b</script>', '\\<script\\>a \\&\\& b\\</script\\>'],
  ['[a](http://b)', '\\[a\\](http://b)'],
  ['| a | b |', '\\| a \\| b \\|'],
  ['back\\slash', 'back\\\\slash'],
  ['one\r\ntwo\rthree', 'one  \ntwo  \nthree'],
  ['one\n \ntwo', 'one  \n\ntwo'],
])('%j is written as %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));
