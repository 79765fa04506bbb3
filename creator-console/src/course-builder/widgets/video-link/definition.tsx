import LinkedVideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import { type Checked, faultsOf, isEmpty, type WidgetDefinition } from '../parts/definition';
import { FramePreview } from '../frame/preview';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const HOSTS = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'loom.com'];

/** The server also checks that the link leads to one video. */
function checkLink({ url = '' }: { url?: string }): Checked {
  if (isEmpty(url)) return { missing: { url: shared.missing.url }, wrong: {} };
  const address = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  const isRight =
    address?.protocol === 'https:' && HOSTS.some((host) => `.${address.hostname}`.endsWith(`.${host}`));
  return { missing: {}, wrong: faultsOf({ url: !isRight && texts.wrong }) };
}

export const videoLink: WidgetDefinition<'video_link'> = {
  label: texts.name,
  icon: LinkedVideoIcon,
  blank: { url: '', title: '' },
  check: checkLink,
  words: { url: texts.wrong },
  toSend: (draft) => draft,
  Preview: FramePreview,
};
