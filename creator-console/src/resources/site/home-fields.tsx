import { CardFields, HeadFields, WordsField, FileField, Section, WordsFields } from './fields';
import { CardList, WordList } from './list-field';
import type { Part } from './part';
import type { SiteContent } from './site.api';
import { texts } from './texts';
import { Alert } from '@mui/material';
import { useFault } from '../../shared/forms/faults';
import { ProductPicker } from '../../shared/in-order/product-picker';
import { RadioField } from '../../shared/forms/choices';

type Featured = SiteContent['home']['featured'];

const { featured: featuredWords } = texts;
const TYPES = ['course', 'digital_file', 'coaching', 'bundle'] as const;

function FeaturedFields({ part }: { part: Part<Featured> }) {
  const shows = part.at('shows');
  const products = part.at('products');
  const { fault } = useFault(products.path);
  return (
    <>
      <RadioField
        aria-label={featuredWords.which}
        names={{ newest: featuredWords.newest, picked: featuredWords.picked }}
        value={shows.value}
        onChange={shows.change}
      />
      {shows.value === 'picked' && (
        <div data-field={products.path}>
          <ProductPicker
            ids={products.value}
            onChange={products.change}
            types={TYPES}
            none={featuredWords.none}
            label={featuredWords.add}
            help={featuredWords.help}
            fault={fault}
          />
        </div>
      )}
    </>
  );
}

const { heroPicture: words } = texts;

/** Opening of the home page: a picture, or a video with a placeholder picture. */
function HeroPictureFields({ part }: { part: Part<SiteContent['pictures']['hero']> }) {
  const { picture, video } = part.value;
  return (
    <>
      <FileField part={part.at('picture')} kind="image" label={words.picture} help={words.pictureHelp} />
      <FileField part={part.at('video')} kind="video" label={words.video} help={words.videoHelp} />
      {video !== null && picture === null && <Alert severity="info">{words.needsPicture}</Alert>}
    </>
  );
}

const LIST_LIMIT = 8;

export function HomeFields({ site }: { site: Part<SiteContent> }) {
  const isEnglish = site.english === undefined;
  const home = site.at('home');
  const hero = home.at('hero');
  const definition = home.at('definition');
  const offerings = home.at('offerings');
  const featured = home.at('featured');
  const testimonials = home.at('testimonials');
  const meet = home.at('meet');
  return (
    <>
      <Section title={texts.hero.title}>
        <HeadFields part={hero} />
        <WordsField part={hero.at('lead')} label={texts.hero.lead} rows={3} />
        {isEnglish && <HeroPictureFields part={site.at('pictures').at('hero')} />}
      </Section>
      <Section title={texts.definition.title} isShown={definition.at('isShown')}>
        <WordsFields part={definition} texts={texts.definition} fields={['word', 'sound', 'kind']} />
        <WordList part={definition.at('meanings')} label={texts.definition.meanings} most={LIST_LIMIT} />
        <WordsField part={definition.at('title')} label={texts.definition.heading} />
        <CardList part={definition.at('features')} label={texts.definition.features} most={LIST_LIMIT} />
      </Section>
      <Section title={texts.offerings.title} isShown={offerings.at('isShown')}>
        <HeadFields part={offerings} />
        <CardFields part={offerings.at('courses')} label={texts.offerings.courses} />
        <CardFields part={offerings.at('circles')} label={texts.offerings.circles} />
        <CardFields part={offerings.at('coaching')} label={texts.offerings.coaching} />
      </Section>
      <Section title={texts.featured.title} isShown={featured.at('isShown')}>
        <HeadFields part={featured} />
        {isEnglish && <FeaturedFields part={featured} />}
      </Section>
      <Section title={texts.testimonials.title} isShown={testimonials.at('isShown')}>
        <HeadFields part={testimonials} />
      </Section>
      <Section title={texts.meet.title} isShown={meet.at('isShown')}>
        <WordsField part={meet.at('eyebrow')} label={texts.hero.eyebrow} />
        <WordList part={meet.at('paragraphs')} label={texts.meet.paragraphs} most={LIST_LIMIT} rows={3} />
      </Section>
    </>
  );
}
