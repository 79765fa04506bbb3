import { Notice } from '../../shared/notice';
import { offeringsPath } from '../../shared/offerings-path';
import { texts } from './texts';
import { useOfferings } from './use-offerings';

/** Explains why nobody can book, and links to the page that changes it. */
export function NobodyCanBook() {
  const { data } = useOfferings();
  if (!data || data.some(({ isBookable }) => isBookable)) return null;
  return (
    <Notice severity="info" act={texts.toOfferings} to={offeringsPath}>
      <strong>{texts.closed}.</strong> {texts.closedText}
    </Notice>
  );
}
