import { i18n } from '../../shared/words/i18n';
import { listed } from '../../shared/lib/format';
import type { AddedItem } from './api';

/** The toast after something was added to the cart. It also names what a bundle replaces, or the bundle that includes the product. */
export function addedWords(title: string, { replaces, includedIn }: AddedItem) {
  if (includedIn !== null)
    return {
      title: i18n.t('cart:included.title'),
      description: i18n.t('cart:included.description', { title, bundle: includedIn }),
    };
  const added = i18n.t('cart:added.description', { title });
  const replaced = i18n.t('cart:added.replaces', { count: replaces.length, titles: listed(replaces) });
  return {
    title: i18n.t('cart:added.title'),
    description: replaces.length === 0 ? added : `${added}. ${replaced}`,
  };
}
