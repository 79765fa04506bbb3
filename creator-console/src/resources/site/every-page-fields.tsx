import { Stack, Typography, Box, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { clockName, forInput, fromInput } from '../../shared/moment';
import { CardList, ListField, WordList } from './list-field';
import type { Part } from './part';
import { FileField, Section, WordsField, WordsFields } from './fields';
import type { SiteContent, SiteDraft } from './site.api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { PortraitField } from './portrait-field';

export function PlaceFields({ site }: { site: Part<SiteContent> }) {
  const place = site.at('place');
  const coach = site.at('coach');
  return (
    <>
      <Section title={texts.place.title}>
        <WordsFields
          part={place}
          texts={texts.place}
          fields={['name', 'tagline', 'description', 'closing']}
          rows={{ tagline: 2, description: 2 }}
        />
      </Section>
      <Section title={texts.coach.title}>
        {site.english === undefined && <PortraitField part={site.at('pictures').at('portrait')} />}
        <WordsFields part={coach} texts={texts.coach} fields={['name', 'firstName', 'email']} />
        <WordList part={coach.at('credentials')} label={texts.coach.credentials} most={12} />
      </Section>
    </>
  );
}

const { palette: words } = texts;

interface PaletteFieldProps {
  part: Part<SiteContent['palette']>;
  palettes: SiteDraft['palettes'];
}

/** Color palette of the site, among those that are readable in both themes. */
const PaletteField = ({ part, palettes }: PaletteFieldProps) => (
  <RadioGroup
    row
    aria-label={words.title}
    value={part.value}
    onChange={(_, chosen) => part.change(chosen as SiteContent['palette'])}
  >
    {palettes.map(({ name, accent, soft }) => (
      <FormControlLabel
        key={name}
        value={name}
        control={<Radio />}
        label={
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Swatch accent={accent} soft={soft} />
            <Typography component="span">{words.names[name]}</Typography>
          </Box>
        }
      />
    ))}
  </RadioGroup>
);

const Swatch = ({ accent, soft }: { accent: string; soft: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 28,
      height: 28,
      borderRadius: '50%',
      border: '6px solid',
      borderColor: accent,
      bgcolor: soft,
    }}
  />
);

/** Pictures and links, which are the same in every language. */
function Elsewhere({ site }: { site: Part<SiteContent> }) {
  const pictures = site.at('pictures');
  return (
    <>
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

interface EveryPageFieldsProps {
  site: Part<SiteContent>;
  palettes: SiteDraft['palettes'];
}

/** Settings for every page: the colors, the content above and below, and previews on other sites. */
export function EveryPageFields({ site, palettes }: EveryPageFieldsProps) {
  const announcement = site.at('announcement');
  const isEnglish = site.english === undefined;
  const faq = site.at('faq');
  return (
    <>
      {isEnglish && (
        <Section title={texts.palette.title}>
          <Typography color="textSecondary">{texts.palette.lead}</Typography>
          <PaletteField part={site.at('palette')} palettes={palettes} />
        </Section>
      )}
      <Section title={texts.announcement.title}>
        <Typography color="textSecondary">{texts.announcement.lead}</Typography>
        <WordsFields part={announcement} texts={texts.announcement} fields={['text', 'url']} />
        {isEnglish && (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <MomentField part={announcement.at('from')} label={texts.announcement.from} />
            <MomentField part={announcement.at('until')} label={texts.announcement.until} />
          </Stack>
        )}
      </Section>
      <Section title={texts.faq.section}>
        <WordsField part={faq.at('title')} label={texts.hero.heading} />
        <CardList part={faq.at('questions')} label={texts.faq.question} most={12} />
      </Section>
      {isEnglish && <Elsewhere site={site} />}
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
