/**
 * A list of cards: one row to swipe through on a phone and a tablet, three columns where there is room. It reaches to
 * the edges of the screen, so that a card in part shows that there are more.
 */
export const shelfStyle =
  'flex snap-x snap-mandatory scroll-px-[clamp(1.25rem,4vw,3rem)] gap-4 overflow-x-auto [scrollbar-width:none] max-lg:mx-[calc(-1*clamp(1.25rem,4vw,3rem))] max-lg:px-[clamp(1.25rem,4vw,3rem)] max-lg:pb-2 max-lg:*:w-[min(82%,22rem)] max-lg:*:shrink-0 max-lg:*:snap-start lg:grid lg:grid-cols-3 lg:gap-6 lg:overflow-visible';
