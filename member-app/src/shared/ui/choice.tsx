import { clsx } from 'clsx';

interface ChoiceProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  children: string;
}

/** One of several choices, as a pill; arrow keys move between them. */
export const Choice = ({ name, value, checked, onChoose, children }: ChoiceProps) => (
  <label
    className={clsx(
      'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 transition-colors',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
      checked
        ? 'border-evergreen bg-evergreen text-on-evergreen'
        : 'border-line-strong/60 bg-surface hover:border-evergreen',
    )}
  >
    <input
      type="radio"
      className="sr-only"
      name={name}
      value={value}
      checked={checked}
      onChange={() => onChoose(value)}
    />
    {children}
  </label>
);
