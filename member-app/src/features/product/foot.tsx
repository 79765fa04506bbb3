import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Portrait } from '../../shared/ui/portrait';
import { useSite, useSiteLang } from '../../shared/site/site';
import { ButtonLink } from '../../shared/ui/button';
import type { ProductDetail } from './api';
import { NextSteps } from './next-steps';

/** The end of a product's page: what happens next, who teaches, and answers to further questions. */
export const Foot = ({ product }: { product: ProductDetail }) => (
  <div className="space-y-14">
    {!product.isOwned && <NextSteps product={product} />}
    <AboutCoach />
    <Faq own={product.questions} />
  </div>
);

/** Introduces the coach in one paragraph, once the coaching page does, which has the rest. */
function AboutCoach() {
  const { t } = useTranslation('product');
  const { coach, coaching, pictures } = useSite();
  const lang = useSiteLang('coaching.bio');
  if (!coaching.bio.isShown) return null;
  return (
    <section className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-6 sm:flex-row sm:p-8">
      {pictures.portraitUrl !== null && (
        <div className="w-28 shrink-0">
          <Portrait className="rounded-md" />
        </div>
      )}
      <div>
        <p lang={lang('eyebrow')} className="eyebrow">
          {coaching.bio.eyebrow}
        </p>
        <h2 className="mt-1 text-2xl">{coach.name}</h2>
        <p lang={lang('paragraphs')} className="mt-3 line-clamp-6 max-w-prose text-ink-soft">
          {coaching.bio.paragraphs[0]}
        </p>
        <ButtonLink variant="secondary" size="sm" className="mt-5" to={paths.coaching}>
          {t('coach', { coach: coach.firstName })}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * Questions that buyers ask: first those about this product, then those that the coach has answered for all products.
 */
function Faq({ own }: { own: ProductDetail['questions'] }) {
  const { title, questions: common } = useSite().faq;
  const lang = useSiteLang('faq');
  const questions = [
    ...own.map(({ untranslated, ...words }) => ({
      ...words,
      lang: untranslated.length > 0 ? 'en' : undefined,
    })),
    ...common.map((question) => ({ ...question, lang: lang('questions') })),
  ];
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 lang={lang('title')} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {questions.map(({ title: question, text: answer, lang: itsLang }) => (
          <details key={question} lang={itsLang} className="group">
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
