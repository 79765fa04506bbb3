import { useTranslation } from 'react-i18next';

export default function GuardianCouldReadSentence() {
  const { t } = useTranslation('private-writing');
  return t('guardian');
}
