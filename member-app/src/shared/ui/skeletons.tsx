import { Skeleton } from './skeleton';

interface Props {
  /** Says what is loading. */
  label: string;
  /** The shape of each, as classes. */
  of: readonly string[];
  className?: string;
}

/** Placeholders of what is loading. */
export const Skeletons = ({ label, of, className }: Props) => (
  <section aria-busy aria-label={label} className={className}>
    {of.map((shape, place) => (
      <Skeleton key={place} className={shape} />
    ))}
  </section>
);
