import { Title } from 'react-admin';
import { NotThere } from '../shared/not-there';
import { texts } from './texts';

/** At every address of the console that is no page. */
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
