import { countOf, inSpanish, textsOf, withSpanish } from './translations';

const question = {
  kind: 'multiple_choice' as const,
  question: 'What helps first?',
  options: [
    { id: 'a', text: 'Listen' },
    { id: 'b', text: 'Explain' },
  ],
  correctOptionId: 'a',
  feedback: { correct: 'Yes.', incorrect: '' },
  translations: { es: { question: '¿Qué ayuda primero?', options: { b: 'Explicar' } } },
};

test('a question has its texts in the order of its editor, without those that are empty in English', () => {
  expect(textsOf('question', question).map(({ path, english, spanish }) => [path, english, spanish])).toEqual(
    [
      [['question'], 'What helps first?', '¿Qué ayuda primero?'],
      [['options', 'a'], 'Listen', ''],
      [['options', 'b'], 'Explain', 'Explicar'],
      [['correct'], 'Yes.', ''],
    ],
  );
  expect(countOf(textsOf('question', question))).toEqual({ all: 4, translated: 2 });
});

test.each([
  [['correct'], 'Sí.', { ...question.translations.es, correct: 'Sí.' }],
  [
    ['options', 'a'],
    'Escuchar',
    { question: '¿Qué ayuda primero?', options: { a: 'Escuchar', b: 'Explicar' } },
  ],
  [['question'], '', { options: { b: 'Explicar' } }],
] as const)('writing %j as %j keeps the other translations', (path, text, es) =>
  expect(withSpanish(question, path, text)).toEqual({ ...question, translations: { es } }),
);

test('the preview shows what is translated in Spanish, and the rest in English', () => {
  expect(inSpanish({ id: 'w', type: 'question', settings: question })).toMatchObject({
    question: '¿Qué ayuda primero?',
    options: [{ text: 'Listen' }, { text: 'Explicar' }],
  });
  expect(textsOf('stopwatch', { initialSeconds: 60 })).toEqual([]);
});
