import { HeadFields, Section, WordsField, WordsFields } from './fields';
import { CardList, WordList } from './list-field';
import type { Part } from './part';
import type { SiteContent } from './site.api';
import { texts } from './texts';

const LIST_LIMIT = 8;

export function CoachingFields({ coaching }: { coaching: Part<SiteContent['coaching']> }) {
  const hero = coaching.at('hero');
  const whatIs = coaching.at('whatIs');
  const benefits = coaching.at('benefits');
  const bio = coaching.at('bio');
  const offerings = coaching.at('offerings');
  const booking = coaching.at('booking');
  return (
    <>
      <Section title={texts.hero.title}>
        <HeadFields part={hero} />
        <WordsField part={hero.at('lead')} label={texts.hero.lead} rows={3} />
        <WordsField part={hero.at('note')} label={texts.hero.note} />
      </Section>
      <Section title={texts.whatIs.title} isShown={whatIs.at('isShown')}>
        <HeadFields part={whatIs} />
        <WordList part={whatIs.at('paragraphs')} label={texts.whatIs.paragraphs} most={LIST_LIMIT} rows={3} />
        <WordsField part={whatIs.at('stepsTitle')} label={texts.whatIs.stepsTitle} />
        <CardList part={whatIs.at('steps')} label={texts.whatIs.steps} most={LIST_LIMIT} />
      </Section>
      <Section title={texts.benefits.title} isShown={benefits.at('isShown')}>
        <HeadFields part={benefits} />
        {(['mothers', 'daughters'] as const).map((audience) => (
          <AudienceFields key={audience} part={benefits.at(audience)} label={texts.benefits[audience]} />
        ))}
      </Section>
      <Section title={texts.bio.title} isShown={bio.at('isShown')}>
        <WordsField part={bio.at('eyebrow')} label={texts.hero.eyebrow} />
        <WordList part={bio.at('paragraphs')} label={texts.bio.paragraphs} most={LIST_LIMIT} rows={3} />
      </Section>
      <Section title={texts.coachingOffers.title} isShown={offerings.at('isShown')}>
        <HeadFields part={offerings} />
      </Section>
      <Section title={texts.booking.title} isShown={booking.at('isShown')}>
        <HeadFields part={booking} />
        <WordsField part={booking.at('lead')} label={texts.booking.lead} rows={2} />
        <WordsField part={booking.at('pointsTitle')} label={texts.booking.pointsTitle} />
        <WordList part={booking.at('points')} label={texts.booking.points} most={LIST_LIMIT} />
        <WordsFields
          part={booking}
          texts={texts.booking}
          fields={['howTitle', 'how', 'privacy', 'action']}
          rows={{ how: 3 }}
        />
      </Section>
    </>
  );
}

const AudienceFields = ({
  part,
  label,
}: {
  part: Part<{ title: string; items: string[] }>;
  label: string;
}) => (
  <>
    <WordsField part={part.at('title')} label={label} />
    <WordList part={part.at('items')} label={`${label}: ${texts.benefits.items}`} most={LIST_LIMIT} />
  </>
);
