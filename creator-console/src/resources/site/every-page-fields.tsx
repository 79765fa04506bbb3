import { Stack, Typography } from '@mui/material';
import { clockName, forInput, fromInput } from '../../shared/moment';
import { ListField } from './list-field';
import { PaletteField } from './palette-field';
import type { Part } from './part';
import { FileField } from './file-field';
import { Section } from './section';
import type { SiteContent, SiteDraft } from './site.api';
import { texts } from './texts';
import { WordsField } from './words-field';
import { TextField } from '../../shared/forms/text-field';

interface EveryPageFieldsProps {
  site: Part<SiteContent>;
  palettes: SiteDraft['palettes'];
}

/** Settings for every page: the colors, the content above and below, and previews on other sites. */
export function EveryPageFields({ site, palettes }: EveryPageFieldsProps) {
  const announcement = site.at('announcement');
  const pictures = site.at('pictures');
  return (
    <>
      <Section title={texts.palette.title}>
        <Typography color="textSecondary">{texts.palette.lead}</Typography>
        <PaletteField part={site.at('palette')} palettes={palettes} />
      </Section>
      <Section title={texts.announcement.title}>
        <Typography color="textSecondary">{texts.announcement.lead}</Typography>
        <WordsField part={announcement.at('text')} label={texts.announcement.text} />
        <WordsField
          part={announcement.at('url')}
          label={texts.announcement.url}
          help={texts.announcement.urlHelp}
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <MomentField part={announcement.at('from')} label={texts.announcement.from} />
          <MomentField part={announcement.at('until')} label={texts.announcement.until} />
        </Stack>
      </Section>
      <Section title={texts.elsewhere.title}>
        <Typography color="textSecondary">{texts.elsewhere.lead}</Typography>
        <FileField
          part={pictures.at('icon')}
          kind="image"
          label={texts.elsewhere.icon}
          help={texts.elsewhere.iconHelp}
        />
        <FileField
          part={pictures.at('card')}
          kind="image"
          label={texts.elsewhere.card}
          help={texts.elsewhere.cardHelp}
        />
      </Section>
      <Section title={texts.socialLinks.title}>
        <ListField
          part={site.at('socialLinks')}
          label={texts.socialLinks.link}
          blank={{ label: '', url: '' }}
          most={8}
        >
          {(entry, name) => (
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
              <WordsField part={entry.at('label')} label={`${name}: ${texts.socialLinks.label}`} />
              <WordsField part={entry.at('url')} label={`${name}: ${texts.socialLinks.url}`} />
            </Stack>
          )}
        </ListField>
      </Section>
    </>
  );
}

/** Date and time field; empty is null. */
const MomentField = ({ part, label }: { part: Part<string | null>; label: string }) => (
  <TextField
    name={part.path}
    fullWidth
    size="small"
    type="datetime-local"
    label={label}
    value={part.value === null ? '' : forInput(part.value)}
    onChange={({ target }) => part.change(fromInput(target.value) ?? null)}
    helperText={texts.announcement.byClock(clockName())}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
