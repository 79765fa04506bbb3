import SmartButtonIcon from '@mui/icons-material/SmartButtonOutlined';
import type { WidgetDefinition } from '../parts/definition';
import { faultsOf, isEmpty } from '../parts/draft';
import { texts as shared } from '../parts/texts';
import { ButtonPreview } from './preview';
import { texts } from './texts';

const OWN_PAGE = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const leads = (url: string): boolean =>
  OWN_PAGE.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');

export const button: WidgetDefinition<'button'> = {
  label: texts.name,
  icon: SmartButtonIcon,
  blank: { label: '', url: '', variant: 'default' },
  check: ({ label, url = '' }) => ({
    missing: faultsOf({
      label: isEmpty(label) && texts.missing,
      url: isEmpty(url) && shared.missing.url,
    }),
    wrong: faultsOf({ url: !isEmpty(url) && !leads(url.trim()) && texts.wrongUrl }),
  }),
  words: { url: texts.wrongUrl },
  toSend: ({ text: _, ...sent }) => sent,
  Preview: ButtonPreview,
};
