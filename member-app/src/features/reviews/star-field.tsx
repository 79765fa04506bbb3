import { clsx } from 'clsx';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormError } from '../../shared/ui/form';

/** Five stars that are radio buttons: arrows choose, and a screen reader hears "4 stars, 4 of 5". */
export function StarField({ value, onChange }: { value: number | null; onChange: (stars: number) => void }) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const error = useFormError('rating');
  return (
    <fieldset
      data-field="rating"
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="font-semibold">{t('form.stars')}</legend>
      <div className="mt-1 -ml-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={clsx(
                'size-7',
                value !== null && stars <= value ? 'fill-gold text-gold' : 'text-line-strong',
              )}
            />
            <span className="sr-only">{t('form.star', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
