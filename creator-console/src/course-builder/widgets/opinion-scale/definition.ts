import LinearScaleIcon from '@mui/icons-material/LinearScale';
import type { WidgetDefinition } from '../parts/definition';
import { type DraftOf, type Faults, faultsOf, isEmpty } from '../parts/draft';
import { texts as shared } from '../parts/texts';
import { OpinionScalePreview } from './preview';
import { texts } from './texts';

const isEnd = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= 100;

function endFaults({ min, max }: DraftOf<'opinionScale'>): Faults {
  if (!isEnd(min)) return { min: texts.noEnd };
  if (!isEnd(max)) return { max: texts.noEnd };
  return faultsOf({ max: min >= max && texts.order });
}

export const opinionScale: WidgetDefinition<'opinionScale'> = {
  label: texts.name,
  icon: LinearScaleIcon,
  blank: { question: '', min: 1, max: 10, minLabel: '', maxLabel: '' },
  check: (draft) => ({
    missing: faultsOf({ question: isEmpty(draft.question) && shared.missing.question }),
    wrong: endFaults(draft),
  }),
  toSend: (draft) => draft,
  Preview: OpinionScalePreview,
};
