import { PageTitle } from '../shared/lib/page-title';
import { paths } from '../shared/lib/paths';
import { ButtonLink } from '../shared/ui/button';
import { Illustration } from '../shared/ui/illustration';

/** Quoted from spec §2. */
const texts = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  comfort: 'Paths end sometimes. These two are well trodden.',
  home: 'Go to the home page',
  library: 'Browse the library',
};

export function Component() {
  return (
    <div className="page-width flex flex-col items-center py-14 text-center lg:py-20">
      <PageTitle>{texts.title}</PageTitle>
      <div className="w-full max-w-sm arch border border-gold/60 p-3">
        <div className="overflow-hidden arch bg-sunken px-6 pt-10">
          <Illustration name="path" className="w-full text-evergreen" />
        </div>
      </div>
      <h1 className="mt-10 text-4xl">{texts.title}</h1>
      <p className="mt-4 text-lg">{texts.text}</p>
      <p className="mt-1 text-ink-soft">{texts.comfort}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.courses}>
          {texts.library}
        </ButtonLink>
      </div>
    </div>
  );
}
