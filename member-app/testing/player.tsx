import { answers } from '@sanctum/openapi/testing';
import type { Schemas } from '@sanctum/openapi';
import { screen } from '@testing-library/react';
import type { CourseOutline } from '../src/features/learning';
import { CoursePlayer } from '../src/features/player';
import { SignedInOnly } from '../src/features/session';
import { aCourse, aLesson, aModule, aVideo, lessonContent } from './courses';
import { makeVideosPlayable } from './videos';
import { aMember } from './people';
import { type Rendered, renderScreen } from './render';

type SavedProgress = Schemas['CourseProgressResponse'];

export const evening = aLesson('evening', {
  title: 'Evening walk',
  videos: [aVideo('dusk'), aVideo('dark')],
});
export const morning = aLesson('morning', { title: 'Morning tea', videos: [aVideo('dawn')] });
/** Two lessons in one module. */
export const twoLessons = aCourse([aModule('days', [evening, morning])]);

export const nothingSaved: SavedProgress = {
  currentModuleIndex: 0,
  currentLessonIndex: 0,
  videoTimestamp: 0,
  lessonId: null,
  videoId: null,
  updatedAt: null,
  videoPositions: [],
};

export const noQuestions = { items: [], next: null, pinned: [] };

export const savedAt = (lessonId: string, videoId: string, videoTimestamp: number): SavedProgress => ({
  ...nothingSaved,
  lessonId,
  videoId,
  videoTimestamp,
  updatedAt: '2026-03-08T10:00:00.000Z',
});

interface Opening {
  outline?: CourseOutline;
  content?: Parameters<typeof lessonContent>[1];
  /** Widgets in every lesson besides its videos. */
  others?: Parameters<typeof lessonContent>[2];
  saved?: SavedProgress;
  at?: string;
}

/**
 * Opens a course in the player as a member. Spec files that call this mock `media-chrome/react` with video-controls.
 */
export function openPlayer({
  outline = twoLessons,
  content,
  others,
  saved = nothingSaved,
  at = '/course/course',
}: Opening = {}): Rendered {
  makeVideosPlayable();
  answers.answer('get', '/api/learning/courses/{courseId}', outline);
  answers.answer('get', '/api/course-progress/{courseId}', saved);
  answers.answer('patch', '/api/course-progress/{courseId}', undefined);
  answers.answer('get', '/api/community/questions', noQuestions);
  answers.answer('get', '/api/learning/lessons/{lessonId}', ({ path }) => {
    const lessons = outline.sections.flatMap(({ modules }) => modules.flatMap(({ lessons: all }) => all));
    return lessonContent(lessons.find(({ id }) => id === path.lessonId) ?? evening, content, others);
  });
  return renderScreen(
    <SignedInOnly>{() => <CoursePlayer courseId="course" isPreview={false} />}</SignedInOnly>,
    { at, as: aMember() },
  );
}

/** Finds the video on the stage, once it is shown. */
export const findPlayback = async (name = 'LessonVideo dusk') =>
  screen.findByLabelText<HTMLVideoElement>(name, { selector: 'video' });

/** Opens the course and returns the video that is expected on the stage. */
export async function openCourse({
  video = 'LessonVideo dusk',
  ...opening
}: Opening & { video?: string } = {}): Promise<Rendered & { video: HTMLVideoElement }> {
  return { ...openPlayer(opening), video: await findPlayback(video) };
}
