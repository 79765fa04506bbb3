import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';
import { cartTexts } from './texts';

/** The coach sees the shop but does not buy in it (product rule 3.3). */
export function CoachNotice() {
  const { title, description, toConsole, library } = cartTexts.coach;
  return (
    <EmptyState
      picture={<Illustration name="cups" />}
      title={title}
      description={description}
      action={
        <>
          <ButtonLink to={paths.creator} reloadDocument>
            {toConsole}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.library}>
            {library}
          </ButtonLink>
        </>
      }
    />
  );
}
