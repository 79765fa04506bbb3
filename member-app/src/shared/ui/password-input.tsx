import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from './input';

/** A password field that can show its text, because on a phone that prevents more mistakes than it risks. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={128}
        className="pr-14"
        {...props}
      />
      <button
        type="button"
        aria-label={shown ? t('password.hide') : t('password.show')}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
