import * as api from './api';
import type { OutlineCommand } from './outline-commands';

export function sendToOutline(courseId: string, command: OutlineCommand): Promise<unknown> {
  switch (command.do) {
    case 'add':
      return api.addToOutline(courseId, command.level, command.id, command.title, command.place);
    case 'edit':
      return api.editInOutline(command.level, command.id, command.edits);
    case 'move':
      return api.moveInOutline(command.level, command.id, command.place);
    case 'remove':
      return api.removeFromOutline(command.level, command.id);
    case 'restore':
      return api.restoreToOutline(command.removed.level, command.removed.id);
  }
}
