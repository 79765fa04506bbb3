import { Notice } from '../../shared/notice';
import { offeringsPath } from '../../shared/offerings-path';
import { texts } from './texts';
import { useOfferings } from './use-offerings';

/** Says why no session comes in, and leads to where that is changed. */
export function NobodyCanBook() {
  const { data } = useOfferings();
  if (!data || data.some(({ isBookable }) => isBookable)) return null;
  return (
    <Notice severity="info" act={texts.toOfferings} to={offeringsPath}>
      <strong>{texts.closed}.</strong> {texts.closedText}
    </Notice>
  );
}
