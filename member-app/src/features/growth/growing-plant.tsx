import { clsx } from 'clsx';
import './growing-plant.css';

interface GrowingPlantProps {
  /** Level, 1 to 20: one of the drawings of `media/growth`. */
  level: number;
  /** True: grows into the picture once, because the level is new. */
  grows?: boolean;
  className?: string;
}

/** The member's plant, always decorative: the level is beside it as text. One file per level, loaded when shown. */
export function GrowingPlant({ level, grows = false, className }: GrowingPlantProps) {
  const part = (name: 'ground' | 'plant' | 'air') => (
    <use className={name} href={`/growth/${level}.svg#${name}`} />
  );
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 240 240"
      className={clsx('growing-plant aspect-square text-evergreen', grows && 'grows', className)}
    >
      {part('ground')}
      {part('plant')}
      {part('air')}
    </svg>
  );
}
