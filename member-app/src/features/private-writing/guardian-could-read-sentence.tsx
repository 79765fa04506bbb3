import { useTranslation } from 'react-i18next';

export default function GuardianCouldReadSentence({ what }: { what: 'it' | 'them' }) {
  const { t } = useTranslation('private-writing');
  return t(what);
}
