import { Button } from '../shared/ui/button';
import { shellTexts } from './texts';

/** Instead of everything, when the server did not even say what the place is called. */
export function Unreachable() {
  const { title, description, retry } = shellTexts.unreachable;
  return (
    <main className="page-width grid min-h-dvh place-content-center gap-4 text-center" role="alert">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-soft">{description}</p>
      <Button className="justify-self-center" onClick={() => location.reload()}>
        {retry}
      </Button>
    </main>
  );
}
