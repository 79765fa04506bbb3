import { texts as assignmentWords } from '../widgets/assignment/texts';
import { texts as buttonWords } from '../widgets/button/texts';
import { texts as imageWords } from '../widgets/image/texts';
import { texts as scaleWords } from '../widgets/opinion-scale/texts';
import type { Widget, WidgetType } from '../widgets/parts/widget';
import { texts as words } from '../widgets/parts/texts';
import { texts as questionWords } from '../widgets/question/texts';
import { texts as textWords } from '../widgets/text/texts';

/** Names that lead to a translation inside those of its widget: of the text, or of the list and its item. */
type Path = readonly [string] | readonly [string, string];

interface Field {
  label: string;
  limit: number;
  rows?: number;
  isRich?: boolean;
}

/** A text of a widget with its translation. */
export interface WidgetText extends Field {
  path: Path;
  english: string;
  spanish: string;
}

const title: Field = { label: words.title, limit: 160 };
const caption: Field = { label: words.caption, limit: 300 };
const transcript: Field = { label: words.transcript, limit: 20_000, rows: 4 };
const question: Field = { label: words.question, limit: 500, rows: 2 };

/** Settings that are texts, by type. Those of a multiple choice question are added by `choiceTexts`. */
const FIELDS: Record<WidgetType, Readonly<Record<string, Field>>> = {
  text: { content: { label: textWords.content, limit: 100_000, isRich: true } },
  image: { alt: { label: imageWords.alt, limit: 300 }, caption },
  video: { title, caption, transcript },
  video_link: { title },
  audio: { title, caption, transcript },
  file: { fileName: { ...title, limit: 200 }, caption },
  button: { label: { label: buttonWords.label, limit: 80 } },
  stopwatch: {},
  calendly: { title },
  typeform: { title },
  question: { question },
  quiz: {},
  assignment: {
    title,
    instructions: { label: assignmentWords.instructions, limit: 100_000, isRich: true },
  },
  opinionScale: {
    question,
    minLabel: { label: scaleWords.minLabel, limit: 80 },
    maxLabel: { label: scaleWords.maxLabel, limit: 80 },
  },
};

type Loose = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.map(recordOf) : []);
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const spanishIn = (settings: object): Loose => recordOf(recordOf(recordOf(settings)['translations'])['es']);

/** Texts of the options, and the feedback, of a multiple choice question. */
function choiceTexts(settings: Loose, spanish: Loose): WidgetText[] {
  const options = listOf(settings['options']).map(({ id, text }, index) => ({
    path: ['options', wordsOf(id)] as const,
    label: questionWords.option(index + 1),
    limit: 300,
    english: wordsOf(text),
    spanish: wordsOf(recordOf(spanish['options'])[wordsOf(id)]),
  }));
  const feedback = (['correct', 'incorrect'] as const).map((name) => ({
    path: [name] as const,
    label: questionWords.feedback[name],
    limit: 500,
    english: wordsOf(recordOf(settings['feedback'])[name]),
    spanish: wordsOf(spanish[name]),
  }));
  return [...options, ...feedback];
}

/** Lists the texts of a widget that can be translated, without those that are empty in English. */
export function textsOf(type: WidgetType, settings: object): WidgetText[] {
  const english = recordOf(settings);
  const spanish = spanishIn(settings);
  const plain = Object.entries(FIELDS[type]).map(
    ([name, field]): WidgetText => ({
      ...field,
      path: [name],
      english: wordsOf(english[name]),
      spanish: wordsOf(spanish[name]),
    }),
  );
  const all = type === 'question' ? [...plain, ...choiceTexts(english, spanish)] : plain;
  return all.filter((text) => text.english.trim() !== '');
}

/** Returns the settings with one translation replaced; an empty one is removed. */
export function withSpanish<Settings extends object>(
  settings: Settings,
  [name, item]: Path,
  text: string,
): Settings {
  const spanish = spanishIn(settings);
  const value = item === undefined ? text : written({ ...recordOf(spanish[name]), [item]: text });
  return { ...settings, translations: { es: written({ ...spanish, [name]: value }) } };
}

const written = (texts: Loose): Loose =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Returns the settings with Spanish texts in place of the English ones, as far as they are translated. */
export function inSpanish<Type extends WidgetType>(widget: Widget<Type>): Widget<Type>['settings'];
export function inSpanish({ type, settings }: Widget): object {
  const spanish = spanishIn(settings);
  const fields = Object.keys(FIELDS[type]).filter((name) => wordsOf(spanish[name]) !== '');
  const options = recordOf(spanish['options']);
  return {
    ...settings,
    ...Object.fromEntries(fields.map((name) => [name, spanish[name]])),
    ...('options' in settings && {
      options: settings.options.map(({ id, text }) => ({ id, text: wordsOf(options[id]) || text })),
    }),
  };
}

/** Number of texts, and of those that have a Spanish version. */
export const countOf = (texts: readonly Pick<WidgetText, 'english' | 'spanish'>[]) => {
  const own = texts.filter(({ english }) => english.trim() !== '');
  return { all: own.length, translated: own.filter(({ spanish }) => spanish.trim() !== '').length };
};
