import { Title } from 'react-admin';
import { NotThere } from '../shared/not-there';
import { texts } from './texts';

/** Shown at every unknown URL of the console. */
export const NotFoundPage = () => (
  <>
    <Title title={texts.notFound} />
    <NotThere
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      to="/overview"
      toLabel={texts.toOverview}
    />
  </>
);
