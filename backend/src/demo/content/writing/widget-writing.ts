import type { DemoWidgetContent } from './content-types.js';
import { videoTranscripts } from './video-transcripts.js';

/** Short functions for the widgets of a demo lesson. */

type VideoName = keyof typeof videoTranscripts extends `video/${infer Name}` ? Name : never;

/** Builds a text from HTML with the few elements a text widget allows. */
export const text = (content: string): DemoWidgetContent => ({
  type: 'text',
  settings: { content: content.replaceAll(/>\s+</g, '><').trim() },
});

export const image = (name: string, alt: string, caption: string): DemoWidgetContent => ({
  type: 'image',
  settings: { media: `image/${name}`, alt, caption },
});

export const video = (name: VideoName, title: string): DemoWidgetContent => ({
  type: 'video',
  settings: {
    media: `video/${name}`,
    title,
    captions: `captions/${name}`,
    transcript: videoTranscripts[`video/${name}`],
  },
});

export const audio = (name: string, title: string): DemoWidgetContent => ({
  type: 'audio',
  settings: { media: `audio/${name}`, title },
});

export const file = (name: string, fileName: string): DemoWidgetContent => ({
  type: 'file',
  settings: { media: `file/${name}`, fileName },
});

export const button = (label: string, url: string): DemoWidgetContent => ({
  type: 'button',
  settings: { label, url },
});

/** Builds a question with one right answer, given by its position; options get the ids a, b, c, … */
export function choose(
  question: string,
  texts: string[],
  right: number,
  feedback: { correct: string; incorrect: string },
): DemoWidgetContent {
  const options = texts.map((option, i) => ({ id: letter(i), text: option }));
  return {
    type: 'question',
    settings: { kind: 'multiple_choice', question, options, correctOptionId: letter(right), feedback },
  };
}

/** Builds an assignment for text, files or both, which the lesson doesn’t wait for. */
export const assignment = (title: string, instructions: string): DemoWidgetContent => ({
  type: 'assignment',
  settings: { title, instructions, accepts: 'text_or_files', isRequired: false },
});

/** Builds a quiz that is passed with four of five answers; right options are given by their letters, such as `ac`. */
export const quiz = (
  title: string,
  questions: { text: string; options: string[]; right: string; correct: string; incorrect: string }[],
): DemoWidgetContent => ({
  type: 'quiz',
  settings: {
    title,
    questions: questions.map(({ text: asked, options, right, correct, incorrect }, index) => ({
      id: `q${index + 1}`,
      text: asked,
      options: options.map((option, i) => ({ id: letter(i), text: option })),
      correctOptionIds: [...right],
      feedback: { correct, incorrect },
    })),
    passPercent: 80,
    attempts: null,
    isRequired: false,
  },
});

const letter = (index: number) => String.fromCodePoint('a'.charCodeAt(0) + index);

export const journal = (question: string): DemoWidgetContent => ({
  type: 'question',
  settings: { kind: 'journal', question },
});

export const scale = (question: string, minLabel: string, maxLabel: string): DemoWidgetContent => ({
  type: 'opinionScale',
  settings: { question, min: 1, max: 10, minLabel, maxLabel },
});

export const stopwatch = (initialSeconds: number): DemoWidgetContent => ({
  type: 'stopwatch',
  settings: { initialSeconds },
});

export const calendly = (title: string, path: string): DemoWidgetContent => ({
  type: 'calendly',
  settings: { url: `https://calendly.com/${path}`, title },
});

export const typeform = (title: string, path: string): DemoWidgetContent => ({
  type: 'typeform',
  settings: { url: `https://maren-solveig.typeform.com/${path}`, title },
});
