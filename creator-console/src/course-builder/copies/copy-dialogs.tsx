import type { BuilderServices } from '../content/builder-services';
import type { CourseOutline } from '../outline/outline';
import { SaveTemplateDialog } from './save-template-dialog';
import { TemplatesDialog } from './templates-dialog';
import type { Copies } from './use-copies';

/** Dialog to show before a template is saved or used. */
export type CopyQuestion = { ask: 'saveTemplate' | 'fromTemplate'; id: string };

interface CopyDialogsProps {
  question: CopyQuestion;
  outline: CourseOutline;
  services: BuilderServices;
  copies: Copies;
  onClose: () => void;
}

export function CopyDialogs({ question: { ask, id }, outline, services, copies, onClose }: CopyDialogsProps) {
  if (ask === 'fromTemplate') return <TemplatesDialog moduleId={id} copies={copies} onClose={onClose} />;
  const lesson = outline.lessons.find((each) => each.id === id);
  return lesson ? (
    <SaveTemplateDialog lesson={lesson} savers={services.savers} toast={services.toast} onClose={onClose} />
  ) : null;
}
