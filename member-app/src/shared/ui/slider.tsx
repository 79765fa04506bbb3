import { clsx } from 'clsx';
import * as Radix from 'radix-ui/slider';

interface SliderProps {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** Id of the element that labels the slider. */
  labelledBy: string;
  /** Meaning of the value, for screen readers. */
  valueText: string;
  className?: string;
}

/** A slider with whole steps. Page keys move by ten (product rule 5.7), Home and End to the ends. */
export const Slider = ({ min, max, value, onChange, labelledBy, valueText, className }: SliderProps) => (
  <Radix.Root
    min={min}
    max={max}
    step={1}
    value={[value]}
    onValueChange={([next = value]) => onChange(next)}
    className={clsx('relative flex h-11 w-full touch-none items-center select-none', className)}
  >
    <Radix.Track className="relative h-2 grow rounded-full border border-line-strong/60 bg-sunken">
      <Radix.Range className="absolute h-full rounded-full bg-evergreen" />
    </Radix.Track>
    <Radix.Thumb
      aria-labelledby={labelledBy}
      aria-valuetext={valueText}
      className="block size-7 cursor-grab rounded-full border-2 border-evergreen bg-surface shadow-lift active:cursor-grabbing"
    />
  </Radix.Root>
);
