import { clsx } from 'clsx';

interface OptionProps {
  /** A radio button where one option can be chosen, a checkbox where several can. */
  type: 'radio' | 'checkbox';
  name: string;
  option: { id: string; text: string };
  isChosen: boolean;
  onChange: () => void;
}

/** An option of a question, which can be pressed anywhere. */
export const Option = ({ type, name, option, isChosen, onChange }: OptionProps) => (
  <label
    className={clsx(
      'flex min-h-12 cursor-pointer items-start gap-3 rounded-md border px-4 py-3 transition-colors',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      isChosen ? 'border-evergreen bg-evergreen-soft' : 'border-line-strong/60 hover:border-evergreen',
    )}
  >
    <input
      type={type}
      name={name}
      value={option.id}
      checked={isChosen}
      onChange={onChange}
      className="mt-1 size-5 shrink-0 accent-evergreen outline-none"
    />
    {option.text}
  </label>
);
