import { type Network, networkOf } from './network';

/** Line icons of 24 × 24 pixels, like our other icons. */
const LINES: Record<Network, string> = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5ZM16 11.400A4 4 0 1 1 12.600 8 4 4 0 0 1 16 11.400ZM17.500 6.500h.01',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3Z',
  youtube: 'M4 5c4-.7 12-.7 16 0 2.700 1 2.700 13 0 14-4 .7-12 .7-16 0-2.700-1-2.700-13 0-14ZM10 9l5 3-5 3Z',
  linkedin:
    'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6ZM2 9h4v12H2ZM4 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  tiktok: 'M9 12a4 4 0 1 0 4 4V3a5 5 0 0 0 5 5',
  pinterest:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8 20l4-10M10.500 14c2 3 6 1.500 6-2.500a4.500 4.500 0 1 0-8.500 1.500',
  spotify:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM7.500 9.500c3.200-.9 6.500-.5 9.200 1M8 12.700c2.700-.7 5.300-.3 7.500.9M8.700 15.700c2-.5 4-.2 5.600.7',
};

export default function NetworkIcon({ url }: { url: string }) {
  const network = networkOf(url);
  return network && <Lines d={LINES[network]} />;
}

const Lines = ({ d }: { d: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-4.5 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={d} />
  </svg>
);
