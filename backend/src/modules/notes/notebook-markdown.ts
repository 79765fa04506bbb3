export interface ExportedNote {
  courseId: string | null;
  courseTitle: string | null;
  lessonId: string;
  lessonTitle: string | null;
  atSeconds: number | null;
  text: string;
  createdAt: string;
}

type Place = Pick<ExportedNote, 'lessonId' | 'courseId'>;

const LOST_LESSON = 'A lesson that is no longer there';
const LOST_COURSE = 'A course that is no longer there';

export const notebookHead = (place: string, day: string, notes: number): string =>
  `# My notes\n\nWritten in ${escapeLine(place)}, exported on ${day}.\n${notes === 0 ? '\nNothing written yet.\n' : ''}`;

/** Notes in order, below headings for course and lesson; `before` is the preceding note in the document. */
export function notesInMarkdown(notes: readonly ExportedNote[], before?: Place): string {
  return notes
    .map((note, index) => {
      const last = index === 0 ? before : notes[index - 1];
      return `${headings(note, last)}\n${stamp(note)}\n\n${escapeText(note.text)}\n`;
    })
    .join('');
}

function headings({ courseId, courseTitle, lessonId, lessonTitle }: ExportedNote, last?: Place): string {
  const isSameCourse = last?.courseId === courseId;
  const course = isSameCourse ? '' : `\n## ${escapeLine(courseTitle ?? LOST_COURSE)}\n`;
  const lesson =
    isSameCourse && last?.lessonId === lessonId
      ? '\n* * *\n'
      : `\n### ${escapeLine(lessonTitle ?? LOST_LESSON)}\n`;
  return course + lesson;
}

function stamp({ atSeconds, createdAt }: ExportedNote): string {
  const day = createdAt.slice(0, 10);
  return atSeconds === null ? `*${day}*` : `**at ${clock(atSeconds)}** · *${day}*`;
}

/** Formats seconds as the player does: 75 → '1:15', 3675 → '1:01:15'. */
function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = seconds % 60;
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Escapes a member's text so that it reads as written: line breaks stay, and no line becomes Markdown structure. */
export function escapeText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(escapeLine)
    .join('  \n')
    .replace(/^ +$/gm, '');
}

/** Returns one line as plain text. Leading space would make it a code block, so it becomes no-break space. */
function escapeLine(line: string): string {
  return line
    .replace(/[\\`*_[\]<>&|~]/g, '\\$&')
    .replace(/[\r\n]+/g, ' ')
    .trimEnd()
    .replace(/^[ \t]+/, (space) => space.replaceAll('\t', '    ').replaceAll(' ', '\u00a0'))
    .replace(/^(\u00a0*)([#+=-])/, '$1\\$2')
    .replace(/^(\u00a0*\d+)([.)])/, '$1\\$2');
}
