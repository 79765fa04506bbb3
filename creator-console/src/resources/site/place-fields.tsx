import type { Part } from './part';
import { PortraitField } from './portrait-field';
import { Section } from './section';
import type { SiteContent } from './site.api';
import { texts } from './texts';
import { WordList } from './list-field';
import { WordsField } from './words-field';

export function PlaceFields({ site }: { site: Part<SiteContent> }) {
  const place = site.at('place');
  const coach = site.at('coach');
  return (
    <>
      <Section title={texts.place.title}>
        <WordsField part={place.at('name')} label={texts.place.name} help={texts.place.nameHelp} />
        <WordsField
          part={place.at('tagline')}
          label={texts.place.tagline}
          help={texts.place.taglineHelp}
          rows={2}
        />
        <WordsField
          part={place.at('description')}
          label={texts.place.description}
          help={texts.place.descriptionHelp}
          rows={2}
        />
        <WordsField part={place.at('closing')} label={texts.place.closing} help={texts.place.closingHelp} />
      </Section>
      <Section title={texts.coach.title}>
        <PortraitField part={site.at('pictures').at('portrait')} />
        <WordsField part={coach.at('name')} label={texts.coach.name} />
        <WordsField
          part={coach.at('firstName')}
          label={texts.coach.firstName}
          help={texts.coach.firstNameHelp}
        />
        <WordsField part={coach.at('email')} label={texts.coach.email} help={texts.coach.emailHelp} />
        <WordList part={coach.at('credentials')} label={texts.coach.credentials} most={12} />
      </Section>
    </>
  );
}
