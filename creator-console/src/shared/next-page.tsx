import { Box, Button, type SxProps } from '@mui/material';
import { LoadFailed } from './load-failed';

interface Props {
  /** A query that is answered page by page. */
  of: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  words: string;
  sx?: SxProps;
}

/** Leads to the next page of a list, where there is one, and says when it could not be loaded. */
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
