import { Skeleton, Stack, type StackProps } from '@mui/material';

interface Props {
  /** Label for screen readers while loading. */
  label: string;
  /** Height of each skeleton, in pixels. */
  heights: readonly number[];
  spacing?: number;
  sx?: StackProps['sx'];
}

/** Skeletons for content that is still loading. */
export const Skeletons = ({ label, heights, spacing = 1.5, sx }: Props) => (
  <Stack component="output" aria-busy aria-label={label} spacing={spacing} {...(sx && { sx })}>
    {heights.map((height, place) => (
      <Skeleton key={place} variant="rounded" height={height} />
    ))}
  </Stack>
);
