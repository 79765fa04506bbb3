import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { translationIn } from '../../../platform/database/translated.js';
import { productAddress, productPlaceholder, productsIn } from '../../../platform/html/mail-text.js';
import type { Language } from '../../../kernel/languages.js';
import { inLanguage } from '../../../kernel/translations.js';
import { recurringPriceOf, type RecurringPriceRow } from '../../catalog/index.js';
import { MailPicturesService, publicImageUrl } from '../../media/index.js';
import {
  type CoachsText,
  compose,
  filling,
  type TemplateTexts,
  withCoachsText,
  type Writer,
} from '../templates/compose.js';
import { bodyHtml, type ProductCard } from '../templates/mail-body.js';
import { FORMATTED, type MailContent } from '../templates/mail-content.js';
import type { Look } from '../templates/mail-html.js';
import { MailWords } from '../templates/mail-words.js';
import type { Message } from '../templates/template.js';

interface Asked {
  said: TemplateTexts;
  message: Message;
  writer: Writer;
  look: Look;
  coachs: CoachsText;
}

type Cards = ReadonlyMap<string, ProductCard>;

interface ProductRow {
  id: string;
  title: string;
  thumbnailAlt: string;
  priceCents: number | null;
  recurringPrice: RecurringPriceRow | null;
  currency: string;
  thumbnailAssetId: string | null;
  translation: object | null;
}

/** Composes the coach's email to many: as plain text, and with its formats, pictures and products. */
@Injectable()
export class CoachsTextService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly pictures: MailPicturesService,
  ) {}

  async of({
    said,
    message,
    writer,
    look,
    coachs,
  }: Asked): Promise<{ asText: MailContent; asHtml: MailContent }> {
    const { html } = coachs;
    if (html === undefined) {
      const content = compose(withCoachsText(said, coachs), message, writer);
      return { asText: content, asHtml: content };
    }
    const ids = productsIn(html);
    const cards = ids.length === 0 ? new Map() : await this.cardsOf(ids, look.language);
    const asText = compose(
      withCoachsText(said, { ...coachs, text: withoutGone(coachs.text, ids, cards) }),
      withProducts(message, cards),
      writer,
    );
    const around = compose(withCoachsText(said, { ...coachs, text: `\n${FORMATTED}\n` }), message, writer);
    return { asText, asHtml: { ...around, formatted: this.drawn(html, cards, { message, writer, look }) } };
  }

  private drawn(
    html: string,
    cards: Cards,
    { message, writer, look }: Pick<Asked, 'message' | 'writer' | 'look'>,
  ) {
    const targets = new Map((message.inline ?? []).map(({ address, url }) => [address ?? url, url]));
    return bodyHtml(html, {
      colours: look.colours.light,
      site: writer.site,
      fill: filling(message, writer),
      linkTo: (address) => targets.get(address),
      pictureAt: (assetId) => this.pictures.urlOf(assetId),
      productWith: (id) => cards.get(id),
      seeProduct: new MailWords(look.language).frame('seeProduct'),
    });
  }

  /** Products that are for sale now, in the reader's language. */
  private async cardsOf(ids: readonly string[], language: Language): Promise<Cards> {
    const rows = await this.database.query<ProductRow>(
      `select p.id, p.title, p.thumbnail_alt as "thumbnailAlt", p.price_cents as "priceCents", p.currency,
              ${recurringPriceOf('p')} as "recurringPrice",
              p.thumbnail_asset_id as "thumbnailAssetId", ${translationIn(language, 'p')}
       from published_products p where p.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, this.cardOf(row, language)]));
  }

  private cardOf(row: ProductRow, language: Language): ProductCard {
    const { id, title, thumbnailAlt, thumbnailAssetId } = inLanguage(language, row, [
      'title',
      'thumbnailAlt',
    ]);
    const words = new MailWords(language);
    const { publicUrl } = this.config;
    const picture = publicImageUrl(thumbnailAssetId);
    return {
      title,
      price: priceIn(words, row),
      url: productAddress(publicUrl, id),
      picture: picture === null ? null : { url: publicUrl + picture, alt: thumbnailAlt },
    };
  }
}

/** Price of a product, or the lowest payment of one sold only by subscription: 'From $19.00 / month'. */
function priceIn(words: MailWords, { priceCents, recurringPrice, currency }: ProductRow): string {
  if (priceCents !== null) return words.money(priceCents, currency);
  if (recurringPrice === null) return words.frame('free');
  const { interval, isLowest } = recurringPrice;
  const price = words.frame(`each.${interval}`, { price: words.money(recurringPrice.priceCents, currency) });
  return isLowest ? words.frame('from', { price }) : price;
}

/** Leaves out the lines of products that are not for sale anymore. */
function withoutGone(text: string, ids: readonly string[], cards: Cards): string {
  const gone = ids.filter((id) => !cards.has(id)).map((id) => `{{${productPlaceholder(id)}}}`);
  if (gone.length === 0) return text;
  return text
    .split('\n')
    .filter((line) => !gone.some((placeholder) => line.includes(placeholder)))
    .join('\n');
}

const withProducts = (message: Message, cards: Cards): Message => ({
  ...message,
  values: {
    ...message.values,
    ...Object.fromEntries(
      [...cards].map(([id, { title, price }]) => [productPlaceholder(id), `${title}, ${price}`]),
    ),
  },
});
