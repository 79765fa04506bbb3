import { Box, Button, type SxProps } from '@mui/material';
import { LoadFailed } from './load-failed';

interface Props {
  /** Query that is loaded page by page. */
  of: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  words: string;
  sx?: SxProps;
}

/** Loads the next page of a list if there is one, and says when that failed. */
export function NextPage({
  of: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  words,
  sx,
}: Props) {
  if (!hasNextPage) return null;
  if (isFetchNextPageError) {
    return <LoadFailed onRetry={() => void fetchNextPage()} />;
  }
  return (
    <Box {...(sx && { sx })}>
      <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {words}
      </Button>
    </Box>
  );
}
