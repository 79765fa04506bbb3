import { texts as editing } from '../../creator-console/src/course-builder/editing/texts.en';
import { texts as button } from '../../creator-console/src/course-builder/widgets/button/texts';
import { texts as image } from '../../creator-console/src/course-builder/widgets/image/texts';
import { texts as scale } from '../../creator-console/src/course-builder/widgets/opinion-scale/texts';
import { texts as shared } from '../../creator-console/src/course-builder/widgets/parts/texts';
import { texts as question } from '../../creator-console/src/course-builder/widgets/question/texts';
import { texts as stopwatch } from '../../creator-console/src/course-builder/widgets/stopwatch/texts';
import { texts as text } from '../../creator-console/src/course-builder/widgets/text/texts';

/** Texts of the editor dialog and its fields, for all types of widgets. */
export const editorTexts = {
  ...text,
  ...image,
  ...question,
  ...stopwatch,
  ...scale,
  ...shared,
  ...editing,
  buttonText: button.label,
  wrong: { ...editing.wrong, buttonUrl: button.wrongUrl },
};
