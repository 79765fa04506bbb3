import { i18n } from '../../../shared/words/i18n';

/** Text of a skip: '+10 s', '−5 s'. */
export const seekNotice = (seconds: number): string =>
  i18n.t('player:notices.seek', { seconds: `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)}` });
