import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../shared/lib/format';
import { i18n } from '../../../shared/words/i18n';
import type { ScaleValue } from '../parts/answers';
import type { SettingsOf } from '../parts/widgets';
import { pathOf, pointsOf } from './curve';

/** Max values shown: more would be too dense on a phone, and the list has them all. */
const SHOWN = 20;
const FRAME = { width: 400, height: 130, margin: 10 };

interface HistoryProps {
  settings: SettingsOf<'opinionScale'>;
  values: readonly ScaleValue[];
}

export function History({ settings, values }: HistoryProps) {
  const { t } = useTranslation('widgets');
  const first = values[0];
  const last = values.at(-1);
  if (!first || !last) return <p className="text-sm text-ink-soft">{t('opinionScale.noValues')}</p>;
  return (
    <div className="mt-4 border-t border-line pt-5">
      <h4 className="text-base">{t('opinionScale.history')}</h4>
      <Curve settings={settings} values={values.slice(-SHOWN)} />
      <details className="mt-3">
        <summary className="cursor-pointer text-sm font-semibold">
          {t('opinionScale.asList', { count: values.length })}
        </summary>
        <table className="mt-2 w-full max-w-sm text-left text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1 pr-4 font-medium">
                {t('opinionScale.when')}
              </th>
              <th scope="col" className="py-1 font-medium">
                {t('opinionScale.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ id, at, value }) => (
              <tr key={id} className="border-t border-line">
                <td className="py-1 pr-4">{formatMoment(at)}</td>
                <td className="py-1 tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function Curve({ settings, values }: HistoryProps) {
  const { t } = useTranslation('widgets');
  const points = pointsOf(
    values.map(({ value }) => value),
    settings,
    FRAME,
  );
  const first = values[0];
  const last = values.at(-1);
  if (!first || !last) return null;
  const { width, height, margin } = FRAME;
  return (
    <figure className="mt-3">
      <p className="sr-only">
        {t('opinionScale.curve', { count: values.length, first: spoken(first), last: spoken(last) })}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false" className="block h-auto w-full">
        {[settings.max, settings.min].map((value, row) => (
          <line
            key={value}
            x1={0}
            x2={width}
            y1={row === 0 ? margin : height - margin}
            y2={row === 0 ? margin : height - margin}
            className="stroke-line"
            strokeDasharray="2 5"
          />
        ))}
        <path
          d={pathOf(points)}
          fill="none"
          strokeWidth={2.5}
          strokeLinecap="round"
          className="stroke-evergreen"
        />
        {points.map(({ x, y }, index) => (
          <circle
            key={values[index]?.id}
            cx={x}
            cy={y}
            r={index === points.length - 1 ? 6 : 4}
            className={index === points.length - 1 ? 'fill-gold' : 'fill-evergreen'}
          />
        ))}
      </svg>
      <figcaption aria-hidden className="mt-1 flex justify-between gap-4 text-xs text-ink-soft">
        <span>{formatDate(first.at)}</span>
        {values.length > 1 && <span className="text-right">{formatDate(last.at)}</span>}
      </figcaption>
    </figure>
  );
}

const spoken = ({ value, at }: ScaleValue) =>
  i18n.t('widgets:opinionScale.valueAt', { value, when: formatMoment(at) });
