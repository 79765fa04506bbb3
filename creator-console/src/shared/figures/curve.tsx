import { useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { point, tick, type Unit } from './format';

export interface CurveProps {
  points: readonly { start: string; value: number }[];
  unit: Unit;
  /** Formats a value for display. */
  measure: (value: number) => string;
  ink: 'primary' | 'info';
  /** True if the axis shows whole numbers only. */
  whole: boolean;
}

const HEIGHT = 220;
const TICKS = 5;

/** Draws a chart; the only file that does. It has no text, because the table next to it says the same. */
export default function Curve({ points, unit, measure, ink, whole }: CurveProps) {
  const { palette, typography } = useTheme();
  const greatest = Math.max(...points.map(({ value }) => value));
  const colour = palette[ink].main;
  const axis = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart
        data={[...points]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="start"
          tickFormatter={(start: string) => tick(start, unit)}
          tick={axis}
          tickLine={false}
          axisLine={{ stroke: palette.divider }}
          minTickGap={18}
        />
        <YAxis
          allowDecimals={!whole}
          tickCount={whole ? Math.min(TICKS, greatest + 1) : TICKS}
          tickFormatter={measure}
          tick={axis}
          tickLine={false}
          axisLine={false}
          width="auto"
        />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          isAnimationActive={false}
          separator=""
          labelFormatter={(start) => point(String(start), unit)}
          formatter={(value) => measure(Number(value))}
          contentStyle={{
            background: palette.background.paper,
            border: `1px solid ${palette.divider}`,
            borderRadius: 8,
            fontSize: 13,
          }}
          labelStyle={{ color: palette.text.secondary }}
          itemStyle={{ color: palette.text.primary }}
        />
        <Bar
          dataKey="value"
          name=""
          fill={colour}
          radius={[3, 3, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
