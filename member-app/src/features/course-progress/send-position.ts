import { api } from '../../shared/api/client';
import { saveFailure } from '../../shared/api/save-failure';
import { deviceId } from './device';
import type { ProgressSave } from './progress-save';
import type { Occasion } from './progress-saver';
import { isOvertaken, type UnsentPositions } from './unsent-positions';

/** Sends one save; a late one only if no other device has continued since. */
export async function sendPosition(
  courseId: string,
  save: ProgressSave,
  occasion: Occasion,
): Promise<'sent' | 'overtaken'> {
  if (occasion === 'late' && (await isTooLate(courseId, save))) return 'overtaken';
  const { videoId, keptAt: _, ...sent } = save;
  await api.PATCH('/api/course-progress/{courseId}', {
    params: { path: { courseId } },
    body: { ...sent, ...(videoId !== null && { videoId }), deviceId: deviceId(localStorage) },
    keepalive: occasion === 'leaving',
  });
  return 'sent';
}

async function isTooLate(courseId: string, save: ProgressSave): Promise<boolean> {
  const { data, response } = await api.GET('/api/course-progress/{courseId}', {
    params: { path: { courseId } },
  });
  const here = Date.now();
  const server = Date.parse(response.headers.get('date') ?? '') || here;
  return isOvertaken(save, data?.updatedAt ?? null, { here, server });
}

/** Sends what earlier visits could not. What still cannot be sent stays for the next time. */
export async function sendUnsent(unsent: UnsentPositions): Promise<void> {
  await Promise.all(
    unsent.all().map(async ([courseId, save]) => {
      try {
        await sendPosition(courseId, save, 'late');
        unsent.settle(courseId, save);
      } catch (error) {
        if (saveFailure(error) === 'final') unsent.settle(courseId, save);
      }
    }),
  );
}
