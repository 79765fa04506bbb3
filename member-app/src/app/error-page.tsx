import { PageTitle } from '../shared/lib/page-title';
import { paths } from '../shared/lib/paths';
import { Button, ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Illustration } from '../shared/ui/illustration';
import { shellTexts } from './texts';

/**
 * A page that threw, or whose code could not be fetched, as after an update of the server. Loading the
 * page again mends the second and may mend the first.
 */
export function ErrorPage() {
  const { title, description, reload, home } = shellTexts.failure;
  return (
    <div className="page-width py-12" role="alert">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        picture={<Illustration name="fallen-leaf" />}
        title={title}
        description={description}
        action={
          <>
            <Button onClick={() => location.reload()}>{reload}</Button>
            <ButtonLink variant="secondary" to={paths.home}>
              {home}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
