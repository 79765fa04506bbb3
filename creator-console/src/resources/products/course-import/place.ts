import { texts } from './texts';

const { product, ...numbered } = texts.places;
const isNumbered = (part: string): part is keyof typeof numbered => part in numbered;

/** Names a place of a course file: `sections.0.modules.1` is 'Section 1 › Module 2', and a file is its name. */
export function placeInWords(place: string): string {
  if (place.startsWith('media/')) return place.slice('media/'.length);
  const parts = place.split('.');
  if (parts[0] === 'product') return product;
  return parts
    .flatMap((part, at) => {
      const number = Number(parts[at + 1]);
      return isNumbered(part) && Number.isInteger(number) ? [numbered[part](number + 1)] : [];
    })
    .join(' › ');
}
