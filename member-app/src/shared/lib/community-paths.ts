import { paths } from './paths';

const root = paths.community;

/** The community's addresses, except the feed's. They are not in `paths`, so that the home page does not load them. */
export const communityPaths = {
  communityQuestions: `${root}/questions`,
  communityAnnouncements: `${root}/announcements`,
  communityPerson: (id: string) => `${root}/people/${encodeURIComponent(id)}`,
  communityPost: (id: string) => `${root}/posts/${encodeURIComponent(id)}`,
  communityEvent: (id: string) => `${root}/events/${encodeURIComponent(id)}`,
} as const;

export const communityPatterns = {
  communityPerson: `${root}/people/:id`,
  communityPost: `${root}/posts/:id`,
  communityEvent: `${root}/events/:id`,
} as const;

/** Position in a lesson at which a question is asked. */
export interface AskedAt {
  lessonId: string;
  title: string;
  video: { videoId: string; positionSeconds: number } | null;
}

/** Path of the composer for a question about a lesson, at the exact second. */
export function askPath({ lessonId, title, video }: AskedAt): string {
  const address = new URLSearchParams({ lesson: lessonId, about: title });
  if (video) {
    address.set('video', video.videoId);
    address.set('at', String(Math.floor(video.positionSeconds)));
  }
  return `${communityPaths.communityQuestions}?${address}`;
}

/** Reads the lesson from the address; invalid parts, typed by hand, are ignored. */
export function readAskedAt(address: URLSearchParams): AskedAt | null {
  const lessonId = address.get('lesson');
  if (!lessonId) return null;
  const videoId = address.get('video');
  const at = address.get('at') ?? '';
  const video = videoId && /^\d{1,5}$/.test(at) ? { videoId, positionSeconds: Number(at) } : null;
  return { lessonId, title: address.get('about') ?? '', video };
}
