import { ApiError, body } from '@sanctum/openapi';
import { api, on } from '../../providers/client';
import { unlessGone } from '../../providers/refusal';
import type { Edits, OutlineLevel } from './outline';
import type { OutlineCommand } from './outline-commands';

export const readOutline = (courseId: string) =>
  body(api.GET('/api/creator/courses/{courseId}/structure', on({ courseId })));

export function editInOutline<L extends OutlineLevel>(
  level: L,
  id: string,
  edits: Edits[L],
): Promise<unknown> {
  const params = { path: { id } };
  switch (level) {
    case 'sections':
      return api.PATCH('/api/creator/sections/{id}', { params, body: edits });
    case 'modules':
      return api.PATCH('/api/creator/modules/{id}', { params, body: edits });
    default:
      return api.PATCH('/api/creator/lessons/{lessonId}', { ...on({ lessonId: id }), body: edits });
  }
}

const TRY_AGAIN = new Set([401, 408, 425, 429]);

/**
 * True if retrying would get the same answer. After a lost network, an expired session or a server failure, a retry
 * makes sense.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !TRY_AGAIN.has(error.status);

/** Adds a node under an id of ours, so that sending can be repeated. Removing a missing node succeeds. */
export function sendToOutline(courseId: string, command: OutlineCommand): Promise<unknown> {
  switch (command.do) {
    case 'add': {
      const { level, id, title, place } = command;
      return api.POST('/api/creator/courses/{courseId}/outline/{level}', {
        ...on({ courseId, level }),
        body: { id, title, ...place },
      });
    }
    case 'edit':
      return editInOutline(command.level, command.id, command.edits);
    case 'move': {
      const { level, id, place } = command;
      return api.POST('/api/creator/outline/{level}/{id}/move', { ...on({ level, id }), body: place });
    }
    case 'remove': {
      const { level, id } = command;
      return unlessGone(api.DELETE('/api/creator/outline/{level}/{id}', on({ level, id })));
    }
    case 'restore': {
      const { level, id } = command.removed;
      return api.POST('/api/creator/outline/{level}/{id}/restore', on({ level, id }));
    }
  }
}
