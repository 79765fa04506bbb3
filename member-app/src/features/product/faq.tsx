import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSite } from '../../shared/site/site';

/** Questions that buyers ask, as the coach has answered them for all products. */
export function Faq() {
  const { title, questions } = useSite().faq;
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 whitespace-pre-line text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
