import type { SvgIconComponent } from '@mui/icons-material';
import EventIcon from '@mui/icons-material/EventOutlined';
import FeedIcon from '@mui/icons-material/FeedOutlined';
import { Typography } from '@mui/material';
import { type Checked, faultsOf, isEmpty, type WidgetDefinition } from '../parts/definition';
import { Address } from '../parts/file-words';
import { texts } from '../parts/texts';

/** Companies whose pages can be embedded. */
export const HOSTS = { calendly: 'calendly.com', typeform: 'typeform.com' } as const;

/** Checks that the URL of a frame belongs to the company of its type. */
function checkFrame(host: string, { url = '' }: { url?: string }): Checked {
  if (isEmpty(url)) return { missing: { url: texts.missing.url }, wrong: {} };
  const address = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  const isRight = address?.protocol === 'https:' && `.${address.hostname}`.endsWith(`.${host}`);
  return { missing: {}, wrong: faultsOf({ url: !isRight && texts.urlOf(host) }) };
}

/** Doesn't show the page itself, because that would load a third party's scripts with every edit. */
const FramePreview = ({ settings: { url, title } }: { settings: { url: string; title?: string } }) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Address url={url} />
  </>
);

const frameOf = (label: string, icon: SvgIconComponent, host: string) =>
  ({
    label,
    icon,
    blank: { url: '', title: '' },
    check: (draft) => checkFrame(host, draft),
    words: { url: texts.urlOf(host) },
    toSend: (draft) => draft,
    Preview: FramePreview,
  }) satisfies WidgetDefinition<'calendly'> & WidgetDefinition<'typeform'>;

export const calendly = frameOf('Calendly', EventIcon, HOSTS.calendly);
export const typeform = frameOf('Typeform', FeedIcon, HOSTS.typeform);
