import { paths } from '../shared/lib/paths';
import { ButtonLink } from '../shared/ui/button';
import { DeadEnd } from '../shared/ui/dead-end';

/** Quoted from the specification, letter for letter. */
const texts = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  comfort: 'Paths end sometimes. These two are well trodden.',
  home: 'Go to the home page',
  library: 'Browse the library',
};

export function Component() {
  return (
    <DeadEnd
      title={texts.title}
      text={texts.text}
      comfort={texts.comfort}
      actions={
        <>
          <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.courses}>
            {texts.library}
          </ButtonLink>
        </>
      }
    />
  );
}
