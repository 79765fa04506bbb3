import SmartButtonIcon from '@mui/icons-material/SmartButtonOutlined';
import { type WidgetDefinition, type PreviewProps, faultsOf, isEmpty } from '../parts/definition';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';
import { Box } from '@mui/material';
import { Address } from '../parts/file-words';

/** Looks like the button, but doesn't leave the builder when clicked. */
function ButtonPreview({ settings: { label, url, variant } }: PreviewProps<'button'>) {
  const isPlain = variant === 'outline' || variant === 'link';
  return (
    <>
      <Box
        sx={{
          display: 'inline-block',
          px: 2.5,
          py: 1,
          borderRadius: 1,
          fontWeight: 600,
          border: variant === 'link' ? 0 : 1,
          borderColor: 'primary.main',
          textDecoration: variant === 'link' ? 'underline' : 'none',
          color: isPlain ? 'primary.main' : 'primary.contrastText',
          bgcolor: isPlain ? 'transparent' : 'primary.main',
        }}
      >
        {label}
      </Box>
      <Address url={url} />
    </>
  );
}

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
