import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { texts } from './texts';

interface LanguageSwitchProps {
  isSpanish: boolean;
  onChange: (isSpanish: boolean) => void;
}

/** Switches the lesson between its English texts and their Spanish translations. */
export const LanguageSwitch = ({ isSpanish, onChange }: LanguageSwitchProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={texts.language}
    value={isSpanish ? 'es' : 'en'}
    onChange={(_, language: 'en' | 'es' | null) => language !== null && onChange(language === 'es')}
  >
    {(['en', 'es'] as const).map((language) => (
      <ToggleButton
        key={language}
        value={language}
        lang={language}
        sx={{ minHeight: 44, textTransform: 'none' }}
      >
        {texts.languages[language]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
