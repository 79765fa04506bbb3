import type { StudentAnswers } from '../parts/student.api';

interface Given {
  widgetId: string;
  question: string;
  /** Answer as text. */
  answer: string;
  answeredAt: string;
}

interface Lesson {
  id: string;
  courseId: string;
  courseTitle: string;
  title: string;
  answers: Given[];
}

/** Groups the answers to questions, quizzes and scales by lesson, in the server's order. */
export function byLesson(
  { questions, quizzes, scales }: StudentAnswers,
  inWords: {
    quiz: (quiz: StudentAnswers['quizzes'][number]) => string;
    scale: (scale: StudentAnswers['scales'][number]) => string;
  },
): Lesson[] {
  const lessons = new Map<string, Lesson>();
  const all = [
    ...questions,
    ...quizzes.map((quiz) => ({ ...quiz, answer: inWords.quiz(quiz) })),
    ...scales.map((scale) => ({ ...scale, answer: inWords.scale(scale) })),
  ];
  for (const { lessonId, courseId, courseTitle, lessonTitle, ...given } of all) {
    const lesson = lessons.get(lessonId) ?? {
      id: lessonId,
      courseId,
      courseTitle,
      title: lessonTitle,
      answers: [],
    };
    lesson.answers.push(given);
    lessons.set(lessonId, lesson);
  }
  return [...lessons.values()].toSorted((a, b) => a.courseTitle.localeCompare(b.courseTitle, 'en'));
}
