import { useId } from 'react';

interface ToggleProps {
  /** Label beside the toggle. */
  label?: string;
  /** Id of a label elsewhere. */
  labelledBy?: string;
  /** Accessible name, if only the layout shows what the toggle is for. */
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately. The role is switch, because there is no form to submit. */
export function Toggle({ label, labelledBy, name, checked, disabled, onChange }: ToggleProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-4">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={name}
        aria-labelledby={labelledBy}
        aria-disabled={disabled}
        checked={checked}
        onChange={({ target }) => !disabled && onChange(target.checked)}
        className={[
          'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors',
          'before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-line-strong before:transition-transform',
          'checked:border-evergreen checked:bg-evergreen checked:before:translate-x-5 checked:before:bg-on-evergreen aria-disabled:opacity-55',
        ].join(' ')}
      />
      {label && (
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
      )}
    </span>
  );
}
