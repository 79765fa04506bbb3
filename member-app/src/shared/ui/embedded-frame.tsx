import ExternalLink from 'lucide-react/icons/external-link';
import { Illustration } from './illustration';
import { VisuallyHidden } from './visually-hidden';

interface EmbeddedFrameProps {
  url: string;
  title: string;
  hint: string;
  /** Height in pixels (product rule 5.8). */
  height: number;
  /** Text of the link that opens the page in a new window. */
  openOutside: string;
  /** Level of the heading: a lesson's widgets have the third. */
  level?: 2 | 3;
}

/**
 * Permissions of an embedded page: run scripts, keep its own cookies, send its forms and open its own windows. It may
 * neither navigate our page nor learn where it is embedded. The server's policy lists the sites (security-headers.ts).
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** An embedded page, with its title and link above it, so that people who cannot load the frame can still open the page. */
export function EmbeddedFrame({ url, title, hint, height, openOutside, level = 3 }: EmbeddedFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-label={title} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
        <div className="min-w-0">
          <Heading className="text-lg">{title}</Heading>
          <p className="mt-1 text-sm text-ink-soft">{hint}</p>
        </div>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-evergreen underline underline-offset-4"
        >
          <ExternalLink aria-hidden className="size-4" />
          {openOutside}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </a>
      </div>
      <div className="relative border-t border-line bg-sunken">
        {/* Shown until the page has loaded, or if it cannot. */}
        <Illustration
          name="fern"
          className="absolute top-1/2 left-1/2 w-40 -translate-x-1/2 -translate-y-1/2 text-evergreen opacity-40"
        />
        <iframe
          src={url}
          title={title}
          height={height}
          loading="lazy"
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          className="relative block w-full"
        />
      </div>
    </section>
  );
}
