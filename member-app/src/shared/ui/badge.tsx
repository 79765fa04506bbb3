import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeStyle = cva(
  'inline-flex items-center gap-1.5 rounded-lg px-3 py-0.5 text-xs font-semibold [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        leaf: 'bg-evergreen-soft text-evergreen-strong',
        clay: 'bg-clay-soft text-clay',
        gold: 'bg-gold-soft text-gold-ink',
        plain: 'bg-sunken text-ink-soft',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'leaf' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;

export const Badge = ({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) => (
  <span className={badgeStyle({ tone, className })} {...rest} />
);
