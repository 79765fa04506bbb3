/** How the place is called, and what is said of it in one sentence. */
export interface PlaceWords {
  name: string;
  description: string;
}

const TITLE = /<title>Sanctum/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;

/** The place's own name in the title of a built document, its description, and what links to it show elsewhere. */
export function nameThePlace(document: string, { name, description }: PlaceWords): string {
  const [title, said] = [escape(name), escape(description)];
  const tags = [
    `<meta name="description" content="${said}">`,
    `<meta property="og:site_name" content="${title}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${said}">`,
  ];
  return document.replace(TITLE, () => `<title>${title}`).replace(DESCRIPTION, () => tags.join(''));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
