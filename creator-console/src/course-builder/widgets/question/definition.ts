import BallotIcon from '@mui/icons-material/BallotOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { faultsOf, isEmpty } from '../parts/draft';
import { texts as shared } from '../parts/texts';
import { BLANK_CHOICE } from './drafts';
import { QuestionPreview } from './preview';
import { texts } from './texts';

export const question: WidgetDefinition<'question'> = {
  label: texts.name,
  typeLabel: texts.anyKind,
  icon: BallotIcon,
  blank: BLANK_CHOICE,
  check(draft) {
    const { options = [] } = draft.kind === 'multiple_choice' ? draft : {};
    const missingOptions = options.map(
      ({ text }, index) =>
        [`options.${index}.text`, isEmpty(text) && texts.missingOption(index + 1)] as const,
    );
    return {
      missing: faultsOf({
        question: isEmpty(draft.question) && shared.missing.question,
        ...Object.fromEntries(missingOptions),
      }),
      wrong: {},
    };
  },
  toSend: (draft) => draft,
  Preview: QuestionPreview,
};
