import type { WidgetType } from './widget';

type Settings = Record<string, unknown>;

/** What a new widget begins with in its editor; nothing of it is stored before it is written. */
const BLANK: Record<WidgetType, Settings> = {
  text: { content: '' },
  image: { alt: '', caption: '' },
  video: { title: '', caption: '', transcript: null, captionsAssetId: null, posterAssetId: null },
  audio: { title: '', caption: '', transcript: null },
  file: { caption: '' },
  button: { label: '', url: '', variant: 'default' },
  stopwatch: { initialSeconds: 0 },
  calendly: { url: '', title: '' },
  typeform: { url: '', title: '' },
  question: {
    kind: 'multiple_choice',
    question: '',
    options: [
      { id: 'a', text: '' },
      { id: 'b', text: '' },
    ],
    correctOptionId: 'a',
    feedback: { correct: '', incorrect: '' },
  },
  opinionScale: { question: '', min: 1, max: 10, minLabel: '', maxLabel: '' },
};

export const draftOf = (type: WidgetType, settings: Settings): Settings =>
  Object.keys(settings).length === 0 ? BLANK[type] : settings;

/** Shown beside what is stored, and known by the server itself. */
const SHOWN_ONLY = [
  'text',
  'mediaUrl',
  'mimeType',
  'fileSize',
  'durationSeconds',
  'captionsUrl',
  'posterUrl',
];

/** What travels: without what is only shown, and without a title left to the file's own name. */
export function toSend(type: WidgetType, draft: Settings): Settings {
  const entries = Object.entries(draft).filter(([name]) => !SHOWN_ONLY.includes(name));
  const sent = Object.fromEntries(entries);
  if (type !== 'file') delete sent['fileName'];
  for (const name of ['title', 'fileName']) {
    const isLeft = typeof sent[name] === 'string' && sent[name].trim() === '';
    if (isLeft && (type === 'video' || type === 'audio' || type === 'file')) delete sent[name];
  }
  return sent;
}
